// Whitespace, controls, invisible formatting marks and the letters that draw nothing (braille blank, fillers).
const NOTHING_VISIBLE = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

export const isBlank = (text: string): boolean => NOTHING_VISIBLE.test(text)
