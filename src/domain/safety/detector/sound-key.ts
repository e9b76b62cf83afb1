const vowels = 'aeiou'
const isVowel = (char: string) => char !== '' && vowels.includes(char)

/**
 * Words that sound alike when written by ear share one key: 'voutei' and 'voltei', 'pensano' and 'pensando',
 * 'mata' and 'matar', 'ponti' and 'ponte', 'atrapaio' and 'atrapalho'. One pass, letter by letter.
 */
export function soundKey(word: string): string {
  let key = ''
  let last = ''
  const put = (sound: string) => {
    if (sound === last) return
    key += sound
    last = sound
  }
  for (let at = 0; at < word.length; at++) {
    const char = word.charAt(at)
    const next = word.charAt(at + 1)
    switch (char) {
      case 'p':
        if (next === 'h') at += 1
        put(next === 'h' ? 'f' : 'p')
        break
      case 'c':
      case 's':
        if (next === 'h') {
          at += 1
          put('x')
        } else if (char === 's') {
          if (next === 'c' && 'ei'.includes(word.charAt(at + 2) || '-')) at += 1
          put('s')
        } else put(next === 'e' || next === 'i' ? 's' : 'k')
        break
      case 'q':
        if (next === 'u' && 'ei'.includes(word.charAt(at + 2) || '-')) at += 1
        put('k')
        break
      case 'g':
        put(next === 'e' || next === 'i' ? 'j' : 'g')
        break
      case 'n':
        if (next === 'h') {
          at += 1
          put('ñ')
        } else put('n')
        break
      case 'l':
        if (next === 'h') {
          at += 1
          put('i')
        } else put(isVowel(next) ? 'l' : 'u')
        break
      case 'm':
        put(isVowel(next) ? 'm' : 'n')
        break
      case 'd':
        // 'pensando' and 'pensano'
        if (!(last === 'n' && next === 'o' && at === word.length - 2)) put('d')
        break
      case 'r':
        if (at !== word.length - 1) put('r')
        break
      case 'z':
        put('s')
        break
      case 'e':
        put(next === 'i' ? 'ê' : 'i')
        break
      case 'o':
        put(next === 'u' ? 'ô' : 'u')
        break
      case 'y':
        put('i')
        break
      case 'w':
        put('u')
        break
      case 'h':
        break
      default:
        put(char)
    }
  }
  return key
}
