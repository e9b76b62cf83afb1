import { describe, expect, it } from 'vitest'
import { ONBOARDING_DOTS_MS, ONBOARDING_WAIT_MS } from '../limits.ts'
import { PERSONAS } from '../personas/personas.ts'
import { countGraphemes } from '../text/graphemes.ts'
import {
  GREETING,
  KNOWS_THERAPY,
  mentionsLittleTherapy,
  NEW_TO_THERAPY,
  ONBOARDING_STEPS,
  welcomeText,
} from './onboarding.ts'
import { safeName } from './safe-name.ts'

describe('the welcome', () => {
  it('greets and asks for the name, plainly an AI', () => {
    expect(welcomeText([])).toBe(GREETING)
    expect(GREETING).toContain('inteligência artificial')
    expect(GREETING).toContain('qual é o seu nome?')
  })

  it('echoes the name and asks what to call the person', () => {
    expect(welcomeText(['Ana Clara'])).toContain('Ana Clara')
    expect(welcomeText(['Ana Clara'])).toContain('Como você prefere')
  })

  it.each(['Oi, hoje foi um dia bem cansativo no trabalho.', 'crise de ansiedade', 'briguei com minha mãe'])(
    'acknowledges %j without taking it for a name',
    (told) => {
      const first = welcomeText([told])
      expect(first).toMatch(/^Muito prazer!\s+Li o que você escreveu/)
      expect(first).toContain('Como você prefere')
      expect(welcomeText([told, 'tanto faz'])).toMatch(/^Combinado\.\n/)
    },
  )

  it.each(['Oi', 'prefiro não dizer', '***'])('has nothing to acknowledge in %j', (said) => {
    expect(welcomeText([said])).toMatch(/^Muito prazer! 😊\s+\*\*Como/)
  })

  it('then asks about therapy', () => {
    expect(welcomeText(['Ana Clara', 'Aninha'])).toMatch(/Combinado, Aninha\.\s+\*\*Você já fez terapia/)
  })

  it('answers by what was said about therapy, then asks about beliefs and values', () => {
    expect(welcomeText(['Ana', 'Ana', 'Nunca fiz'])).toBe(NEW_TO_THERAPY)
    expect(welcomeText(['Ana', 'Ana', 'Sim, por dois anos'])).toBe(KNOWS_THERAPY)
    expect(NEW_TO_THERAPY).not.toBe(KNOWS_THERAPY)
    for (const text of [NEW_TO_THERAPY, KNOWS_THERAPY]) expect(text).toMatch(/crença, fé ou valor/)
  })

  it('ends by explaining personas, new conversations and confidentiality', () => {
    const end = welcomeText(['Ana', 'Aninha', 'não', 'Sou espírita'])
    for (const { emoji, displayName } of PERSONAS) expect(end).toContain(`${emoji} **${displayName}**`)
    for (const words of [
      'Nova conversa',
      'Confidencialidade',
      'IA',
      '18 anos',
      'CVV',
      '188',
      'não prometo sigilo absoluto',
    ]) {
      expect(end).toContain(words)
    }
    expect(end).toContain('não é enviado ao modelo')
  })

  it('continues at the same step from the stored answers, and never beyond its end', () => {
    const answers = ['Ana', 'Aninha', 'sim', 'nada', 'e agora?']
    const texts = [0, 1, 2, 3, 4, 5].map((given) => welcomeText(answers.slice(0, given)))
    expect(new Set(texts).size).toBe(ONBOARDING_STEPS + 1)
    expect(texts[ONBOARDING_STEPS + 1]).toBe(texts[ONBOARDING_STEPS])
  })

  it('waits as long as specified', () => {
    expect([ONBOARDING_WAIT_MS, ONBOARDING_DOTS_MS]).toEqual([1000, 500])
  })
})

describe('what to call the person', () => {
  const called = (wish: string) => welcomeText(['Ana Clara', wish]).split('\n')[0]

  it.each([
    ['Clarinha', 'Combinado, Clarinha.'],
    ['pode me chamar de Clara', 'Combinado, Clara.'],
    ['Pode ser Ana mesmo', 'Combinado, Ana.'],
    ['tanto faz', 'Combinado, Ana Clara.'],
    ['Assim mesmo', 'Combinado, Ana Clara.'],
    ['***', 'Combinado, Ana Clara.'],
    ['olha eu não sei bem o que dizer aqui', 'Combinado, Ana Clara.'],
  ])('%s', (wish, line) => {
    expect(called(wish)).toBe(line)
  })

  it('needs no name to go on', () => {
    expect(welcomeText(['***'])).toMatch(/^Muito prazer! /)
    expect(welcomeText(['***', '?!'])).toMatch(/^Combinado\.\n/)
  })
})

describe('safeName', () => {
  it.each([
    ['  Ana   Clara \n', 'Ana Clara'],
    ['Me chamo João', 'João'],
    ['meu nome é Zé', 'Zé'],
    ['Oi, sou a Bia', 'Bia'],
    ['Ana, e você?', 'Ana'],
    ['Olá! Boa noite, meu nome é Rui.', 'Rui'],
    ['Oi', ''],
    ['prefiro não dizer', ''],
    ['só queria conversar um pouco', ''],
    ['Maria da Conceição dos Santos Silva', 'Maria da Conceição dos Santos Silva'],
    ['Oíta', 'Oíta'],
    ['Dra. Sônia', 'Dra. Sônia'],
    ["D'Ávila-Souza", "D'Ávila-Souza"],
    ['Soul', 'Soul'],
    ['**Ana** _Clara_', 'Ana Clara'],
    ['<b>Ana</b>', 'Ana'],
    ['<img src=x onerror=alert(1)>', ''],
    ['[Ana](http://exemplo.com)', 'Ana'],
    ['Ana\u202Eanalc', 'Ana analc'],
    ['   ', ''],
  ])('%j becomes %j', (text, name) => {
    expect(safeName(text)).toBe(name)
  })

  it('is at most 60 characters', () => {
    expect(countGraphemes(safeName('a\u0303'.repeat(500)))).toBe(60)
    expect(countGraphemes(safeName('Ana '.repeat(500)))).toBeLessThanOrEqual(60)
  })
})

describe('the answer about therapy', () => {
  it.each([
    'não',
    'nao',
    'NÃO!',
    'Nunca',
    'NUNCA fiz',
    'mais  ou menos',
    'Mais\nou\u00A0menos',
    'acho que na\u0303o',
    'não-sei',
  ])('%j counts as little', (text) => {
    expect(mentionsLittleTherapy(text)).toBe(true)
  })

  it.each(['canção', 'sim', 'senão', 'já fiz', 'nuncadisse', 'mais ou menosprezado', 'naomi', 'mais', ''])(
    '%j does not',
    (text) => {
      expect(mentionsLittleTherapy(text)).toBe(false)
    },
  )
})
