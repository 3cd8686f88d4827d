/**
 * What every picture shows, in words, by its key `{product slug}-{view}`: the alternative text, and
 * the order to the illustrator. The picture is the master in `artwork/masters` of the same name.
 */
export type Pictures = Readonly<Record<string, string>>;
