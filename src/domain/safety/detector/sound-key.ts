const steps: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[cs]h/g, 'x'],
  [/qu(?=[ei])/g, 'k'],
  [/s?c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/nh/g, 'ñ'],
  [/h/g, ''],
  [/[zç]/g, 's'],
  [/(.)\1+/g, '$1'],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/ndu?o?$/g, 'no'],
  [/r$/g, ''],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/y/g, 'i'],
  [/w/g, 'u'],
]

/**
 * Words that sound alike when written by ear share one key: 'voutei' and 'voltei', 'pensano' and 'pensando',
 * 'mata' and 'matar', 'ponti' and 'ponte'.
 */
export const soundKey = (word: string): string =>
  steps.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word)
