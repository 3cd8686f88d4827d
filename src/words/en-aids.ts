import type { AidSlug } from "#domain/aids/aid.ts";
import { arcAid } from "#words/en-aid-arc.ts";
import { fallAid } from "#words/en-aid-fall.ts";
import { hearingAid } from "#words/en-aid-hearing.ts";
import { markAid } from "#words/en-aid-mark.ts";
import { respiratorAid } from "#words/en-aid-respirator.ts";

export const aids = {
  name: "Choosing aids",
  description:
    "Worksheets that show the rule behind a choice of safety equipment, and where a competent person has to decide instead.",
  intro:
    "Each aid shows its rule, its figures and their sources. For a case outside the rule it gives the reason and the person to ask, not an answer.",
  /** Empty option of a choice. */
  choose: "Please choose",
  yes: "Yes",
  no: "No",
  work: "Work it out",
  unreadable: "Write a plain number such as 1.75, without a unit.",
  problems: "Correct the marked figures.",
  entered: "Your figures",
  notEntered: "not given",
  refused: "No answer for this case",
  whom: "Whom to ask",
  products: "Products to start from",
  product: "Product",
  figure: "On the label",
  list: "Enquiry list",
  noProducts: "The catalogue has no product for this case. Ask us.",
  askUs: "Send us these figures",
  /** Begins the message of the contact form; the figures follow. */
  message: (aid: string) => `${aid}: please check these figures.`,
  limits: "Limits",
  sources: "Sources",
  notAdvice:
    "This is not an assessment of your workplace. The standard, the manufacturer's instructions and the client's rules decide.",
  names: {
    "fall-clearance": fallAid.name,
    hearing: hearingAid.name,
    respirator: respiratorAid.name,
    "arc-flash": arcAid.name,
    mark: markAid.name,
  } satisfies Readonly<Record<AidSlug, string>>,
  fall: fallAid,
  hearing: hearingAid,
  respirator: respiratorAid,
  arc: arcAid,
  mark: markAid,
};
