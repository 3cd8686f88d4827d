// First: no schema may exist before.
// oxlint-disable-next-line import/no-unassigned-import -- configures zod
import "#office/app/zod-without-eval.ts";
// oxlint-disable-next-line import/no-unassigned-import -- styles
import "#office/app/office.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#office/app/app.tsx";
import { LanguageProvider } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";

const element = document.querySelector("#app");
if (element === null) {
  throw new Error("the page has no element for the application");
}
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
