export const events = {
  title: "Log of changes",
  lead: "Every change in the office. Entries are never changed or removed.",
  time: "Time",
  person: "Person",
  change: "Change",
  subject: "Subject",
  before: "Before",
  after: "After",
  command: "Command line",
  older: "Older entries",
  none: "Nothing has happened yet.",
  /** By the key of an event; a key without words is shown as it is. */
  kinds: {
    "access.refused": "Was refused",
    "passkey.added": "Added a passkey",
    "passkey.removed": "Removed a passkey",
    "person.changed": "Changed a person",
    "person.invited": "Invited a person",
    "session.ended": "Ended a session",
    "session.opened": "Signed in",
  },
};
