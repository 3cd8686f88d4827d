import { QueryClient } from "@tanstack/react-query";

/** The page's one data-query client, with the library's own defaults. */
export const queryClient = new QueryClient();
