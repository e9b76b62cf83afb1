/** Tokens that are not words. They can be named in patterns. */
export const marks = {
  stop: '.',
  pause: ',',
  quote: '"',
  laugh: '<ri>',
  number: '<num>',
  many: '<muitos>',
  year: '<ano>',
} as const
