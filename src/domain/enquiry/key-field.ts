/** The field in which a plain form carries the idempotency key of an earlier attempt by script. */
export const keyField = "idempotencyKey";
