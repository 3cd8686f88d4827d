import { DropdownMenu } from "radix-ui";
import { directionOf } from "#domain/language.ts";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { canChangeState, isFinished, lossReasons } from "#domain/office/enquiry-state.ts";
import type { EnquiryState, LossReason } from "#domain/office/enquiry-state.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import type { EnquiryChange } from "#office/app/screens/enquiry/use-enquiry-change.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** Orders the next states; the first of an open enquiry is the usual next step. */
function actionsIn(state: EnquiryState): readonly EnquiryState[] {
  const order: readonly EnquiryState[] =
    state === "new"
      ? ["taken", "quoted", "won", "lost", "closed"]
      : ["quoted", "won", "lost", "closed", "taken"];
  return order.filter((nextState) => canChangeState(state, nextState));
}

interface ActionProps {
  readonly enquiry: EnquiryDetail;
  readonly change: EnquiryChange;
}

/** Buttons for the next states, as the table of transitions allows them, and to undo the last step. */
export function StateActions({ enquiry, change }: ActionProps) {
  const words = useWords("enquiry");
  const { work, isHeld, canUndo } = enquiry;
  const { state, version } = work;
  const go = (nextState: EnquiryState, reason?: LossReason) => {
    const body = { to: nextState, version, ...(reason !== undefined && { reason }) };
    change.mutate({ part: "state", method: "PUT", body });
  };
  const label = (nextState: EnquiryState) =>
    nextState !== "taken" || state === "new"
      ? words.actions[nextState]
      : isFinished(state)
        ? words.reopen
        : words.backToTaken;
  const nextStates = isHeld ? [] : actionsIn(state);
  return (
    <div className="state-actions">
      {nextStates.map((nextState, index) =>
        nextState === "lost" ? (
          <LostMenu key={nextState} onChoose={(reason) => go("lost", reason)} />
        ) : (
          <Button
            key={nextState}
            size="sm"
            variant={index === 0 && !isFinished(state) ? "default" : "outline"}
            disabled={change.isPending}
            onClick={() => go(nextState)}
          >
            {label(nextState)}
          </Button>
        ),
      )}
      {canUndo && (
        <Button
          size="sm"
          variant="ghost"
          disabled={change.isPending}
          onClick={() => change.mutate({ part: `state?version=${version}`, method: "DELETE" })}
        >
          <Icon name="turn" />
          {words.undo}
        </Button>
      )}
    </div>
  );
}

/** Asks for the reason of a loss. */
function LostMenu({ onChoose }: { readonly onChoose: (reason: LossReason) => void }) {
  const words = useWords("enquiry");
  const { reasons } = useWords("enquiries");
  const { language } = useLanguage();
  return (
    <DropdownMenu.Root dir={directionOf(language)} modal={false}>
      <DropdownMenu.Trigger className="button button-outline button-size-sm">
        {words.actions.lost}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu-panel" align="end" sideOffset={4}>
          <DropdownMenu.Label className="menu-label">
            {words.lostTitle}
            <span>{words.lostNote}</span>
          </DropdownMenu.Label>
          {lossReasons.map((reason) => (
            <DropdownMenu.Item key={reason} className="menu-item" onSelect={() => onChoose(reason)}>
              {reasons[reason]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
