/** Tokens that are not words. Patterns name them as they are written here. */
export const marks = {
  pause: ',',
  question: '?',
  quote: '"',
  laugh: '<ri>',
  number: '<num>',
  many: '<muitos>',
  year: '<ano>',
  hour: '<hora>',
  measure: '<medida>',
  idiom: '<idioma>',
} as const
