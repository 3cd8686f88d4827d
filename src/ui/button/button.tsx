import type { AnchorHTMLAttributes, ComponentProps } from "react";

export const buttonVariants = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "hero",
] as const;

export const buttonSizes = ["default", "sm", "lg", "icon"] as const;

type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Builds the class names that make an element look like a button. */
function buttonClass({ variant = "default", size = "default" }: ButtonLook): string {
  return `button button-${variant} button-size-${size}`;
}

type ButtonProps = ButtonLook & ComponentProps<"button">;

export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) });
  return <button type={type} className={className ? `${look} ${className}` : look} {...rest} />;
}

type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Renders a link with the look of a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) });
  return <a className={className ? `${look} ${className}` : look} {...rest} />;
}
