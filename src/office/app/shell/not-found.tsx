import { Link } from "@tanstack/react-router";
import { useWords } from "#office/app/language.tsx";

export function NotFound() {
  const words = useWords("shell");
  return (
    <div className="screen">
      <h1>{words.notFound}</h1>
      <p>
        <Link to="/">{words.start}</Link>
      </p>
    </div>
  );
}
