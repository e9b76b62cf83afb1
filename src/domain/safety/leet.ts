/** Signs that stand for letters: 'm0rr3r', 'm@t@r'. Messages and replies are both read with them. */
export const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
