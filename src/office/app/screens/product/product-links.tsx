import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InputHTMLAttributes } from "react";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { gridQuery } from "#office/app/screens/catalogue/catalogue-calls.ts";

interface ProductLinksProps {
  readonly about: InputHTMLAttributes<HTMLInputElement> & { readonly id: string };
  /** Addresses of the chosen products, separated by commas. */
  readonly slugs: string;
  readonly takesMany: boolean;
  readonly onChange: (slugs: string) => void;
}

/** The products that a product refers to, chosen by their names. */
export function ProductLinks({ about, slugs, takesMany, onChange }: ProductLinksProps) {
  const { language } = useLanguage();
  const words = useWords("product").linked;
  const { data: grid } = useQuery(gridQuery(language));
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const chosen = slugs.split(",").flatMap((part) => part.trim() || []);
  const rows = grid?.rows ?? [];
  const nameOf = (slug: string) => rows.find((row) => row.slug === slug)?.name ?? slug;
  const choices = isOpen ? rows.filter(({ slug }) => !chosen.includes(slug)) : [];

  /** Takes what was typed as soon as it is the name of a product. */
  function type(text: string): void {
    const row = choices.find(({ code, name }) => text === labelOf(name, code));
    setTyped(row === undefined ? text : "");
    if (row !== undefined) {
      onChange([...(takesMany ? chosen : []), row.slug].join(", "));
    }
  }

  return (
    <>
      {chosen.length > 0 && (
        <ul className="product-links">
          {chosen.map((slug) => (
            <li key={slug}>
              <bdi>{nameOf(slug)}</bdi>
              <button
                type="button"
                aria-label={words.remove(nameOf(slug))}
                onClick={() => onChange(chosen.filter((address) => address !== slug).join(", "))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...about}
        className="control"
        dir={typed === "" ? undefined : "auto"}
        list={`${about.id}-names`}
        autoComplete="off"
        placeholder={words.choose}
        value={typed}
        onFocus={() => setIsOpen(true)}
        onBlur={() => {
          setIsOpen(false);
          setTyped("");
        }}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={`${about.id}-names`}>
        {choices.map(({ slug, name, code }) => (
          <option key={slug} value={labelOf(name, code)}>
            {labelOf(name, code)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Names a product so that two of one name differ. */
function labelOf(name: string, code: string): string {
  return `${name} · ${code}`;
}
