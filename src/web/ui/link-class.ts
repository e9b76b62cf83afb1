/** A link in running text or in a row of links, high enough for a finger. */
export const linkClass =
  'inline-flex min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'
