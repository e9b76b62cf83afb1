import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { injectionAttempts } from '#tests/fixtures/injection-attempts.ts'
import { expectLinear, repeated } from '#tests/support/texts/growth.ts'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { RISK_MESSAGES_READ } from '../limits.ts'
import { assessRisk, readRisk } from './read-risk.ts'
import { readRules } from './read-rules.ts'
import { isGraver, type RiskLevel } from './risk-level.ts'
import { STICKY_TURNS } from './state/risk-state.ts'

const levelOf = (text: string) => readRisk(text).level
describe('a message is read by its grammar, not by its words', () => {
  it.each([
    ['não quero mais viver', 'não quero mais viver com ele'],
    ['vou me matar hoje à noite', 'me matei de estudar hoje à noite'],
    ['quero morrer', 'tô morrendo de rir'],
    ['tô pensando em me matar', 'nunca pensei em me matar'],
    ['tô pensando em me matar', 'no filme o personagem diz que vai se matar'],
    ['eu quero sumir do mundo', 'quero matar a saudade da minha avó'],
    ['amanhã vão me achar no açude', 'amanhã vão me achar na praia'],
    ['vontade de enfiar uma faca no peito', 'vontade de enfiar a cara nos livros'],
    ['meu tio me tocava e dizia que era nosso segredo', 'meu primo me contou em segredo que traiu a esposa'],
    ['comprei a corda, amanhã acaba', 'comprei corda pro varal, amanhã acaba essa bagunça'],
    ['passei a perna pela grade da sacada', 'passei a perna pela grade pra pegar a bola'],
    ['já comprei a arma, só falta ele aparecer', 'já comprei o bolo, só falta ele aparecer'],
    ['em março eu não vou estar mais viva', 'em março eu não vou estar mais na escola'],
    ['amolei o facão, hoje quando ele passar não volta', 'amolei o facão pra roçar, hoje ele volta cedo'],
    ['apanho da minha filha', 'aprendo com a minha filha'],
    ['deixei uma carta na mesa, quando lerem eu já fui', 'deixei a carta na mesa pra você assinar'],
  ])('%j is heard, %j is not', (risk, harmless) => {
    expect(readRules(risk)).not.toBe('nenhum')
    expect(readRules(harmless)).toBe('nenhum')
  })

  it('medicines put aside to be taken all at once are an emergency', () => {
    expect(levelOf('deixei os remédios separados pra tomar tudo hoje')).toBe('emergencia')
    expect(readRules('deixei os remédios separados por horário')).toBe('nenhum')
  })

  it('a knife for the own chest is no threat, one for another chest is', () => {
    expect(levelOf('vontade de enfiar uma faca no peito')).toBe('risco')
    expect(levelOf('vontade de enfiar uma faca no peito dele')).toBe('violencia')
  })

  it.each([
    ['deus podia me levar', 'deus me livre de voltar com ele'],
    ['minha cabeça fala pra eu me matar', 'minha cabeça tá me matando hoje'],
    ['hoje eu me jogo do prédio', 'hoje eu me jogo na pista'],
  ])('what others or fate should do is a wish: %j is heard, %j is not', (risk, harmless) => {
    expect(readRules(risk)).not.toBe('nenhum')
    expect(readRules(harmless)).toBe('nenhum')
  })

  it.each([
    ['meu marido me bate quando bebe', 'meu bebê bate palma quando mama'],
    ['faz anos que eu quero morrer', 'faz anos que tentei me matar, hoje estou bem'],
    ['meu marido me bate há dez anos', 'minha tia apanhava há dez anos, hoje está livre'],
    [
      'sou enfermeira há 18 anos e estou com pensamentos suicidas',
      'sou enfermeira há 18 anos e atendo gente com pensamentos suicidas',
    ],
    ['nunca tinha pensado em suicídio. agora penso', 'nunca pensei em suicídio. agora penso em viajar'],
    ['falei pro médico que não penso em me matar, mas penso', 'falei pro médico que não penso em me matar'],
  ])('what is done now is not over or denied: %j is heard, %j is not', (risk, harmless) => {
    expect(readRules(risk)).not.toBe('nenhum')
    expect(readRules(harmless)).toBe('nenhum')
  })

  it.each([
    ['tô com vontade de morrer, não aguento mais', 'tô com um calor de morrer, não aguento mais'],
    ['meu ex quer me matar, tô com medo', 'minha mãe vai me matar, esqueci a carne fora'],
    [
      'vou acabar com a raça dele hoje, não tô brincando',
      'vou acabar com a raça dele no dominó, brincadeira',
    ],
    ['bebi veneno de barata', 'botei veneno de barata'],
    ['abri o gás e deitei na cozinha', 'acendi o gás e deitei a pizza na assadeira'],
    ['ele me dá soco quando perde no jogo', 'ele me bateu no jogo, perdi feio'],
  ])('a saying takes no sign away that only begins like it: %j is heard, %j is not', (risk, harmless) => {
    expect(readRules(risk)).not.toBe('nenhum')
    expect(readRules(harmless)).toBe('nenhum')
  })

  it('a question that was answered with no is no sign, unless that was a lie', () => {
    expect(readRules('a médica perguntou se eu penso em me matar e eu disse que não')).toBe('nenhum')
    expect(readRules('a médica perguntou se eu penso em me matar e eu menti, disse que não')).not.toBe(
      'nenhum',
    )
  })

  it.each([
    'Faz dois anos que me separei e hoje o dia foi bom. ',
    'essa fase não passa, ',
    'sonhei com minha mãe essa noite, ',
    'fui ao cinema ver um filme, voltei, ',
    'kkk desculpa o textão. ',
    'ele me largou, ',
  ])('what was said before takes no plan away: %j', (before) => {
    for (const plan of ['tomei todos os comprimidos', 'vou me matar hoje', 'tô com a corda no pescoço'])
      expect(readRules(before + plan)).toBe('emergencia')
  })

  it('cuts an idiom out and reads what is left', () => {
    expect(readRules('me matei de estudar e mesmo assim vou me matar hoje')).toBe('emergencia')
  })

  it.each([
    'deixar os remédios com a Bia',
    'vou deixar os remédios com a minha mãe',
    'Entregar a arma pro meu irmão.',
    'deixei as facas na casa da vizinha',
    'entreguei os comprimidos pra minha irmã',
  ])('a step away from the means is no plan to use them: %j', (text) =>
    expect(readRules(text)).toBe('nenhum'),
  )

  it.each([
    'vou deixar os remédios com a minha mãe, mas hoje vou me matar',
    'guardei os comprimidos para tomar quando minha mãe sair',
    'deixei a arma do meu pai carregada do meu lado',
  ])('what only looks like such a step is read: %j', (text) => expect(readRules(text)).toBe('emergencia'))

  it.each([
    'QUERO MORRER',
    'quero m0rr3r',
    'qro morrer',
    'quero mor\u200brer',
    'quero morrerrrr',
    'queró mórrer',
  ])('spelling hides nothing: %j', (text) => expect(readRules(text)).toBe('risco'))
})

it.each(injectionAttempts)('keeps the level of words of danger beside $attempt', ({ attempt }) => {
  const danger = 'já separei os remédios e vou tomar tudo hoje à noite pra morrer'
  expect(levelOf(`${attempt}\n${danger}`)).toBe('emergencia')
})

describe('an ordinary sentence beside a sign takes nothing away from it', () => {
  const signs = [
    'Não aguento mais viver assim.',
    'Queria dormir e não acordar mais.',
    'Todo mundo ia ficar melhor sem mim.',
    'Tenho pensado em me matar.',
    'Me cortei de novo ontem.',
    'Hoje à noite eu acabo com tudo.',
    'Comprei a corda. Vou acabar com isso de uma vez.',
    'Tomei todos os comprimidos.',
    'Vou matar meu padrasto quando ele dormir.',
    'Meu marido me bateu de novo.',
    'Amanhã cedo vou até a ponte e não volto. Só queria contar pra alguém antes.',
  ]
  const ordinary = [
    'Hoje choveu o dia inteiro.',
    'Que calor, tô derretendo aqui em Palmas.',
    'A fila do banco tava enorme.',
    'Fiz um bolo de cenoura com cobertura.',
    'Lavei o cabelo.',
    'Minha irmã passou no vestibular e a gente comemorou muito.',
    'Bom dia!',
    'Você acha que vale a pena fazer curso de inglês?',
  ]

  it.each(signs)('%j before, behind and between them', (sign) => {
    const alone = levelOf(sign)
    expect(alone).not.toBe('nenhum')
    fc.assert(
      fc.property(fc.constantFrom(...ordinary), fc.constantFrom(...ordinary), (before, after) => {
        for (const text of [`${before} ${sign}`, `${sign} ${after}`, `${before} ${sign} ${after}`])
          expect([text, isGraver(alone, levelOf(text))]).toEqual([text, false])
      }),
      { numRuns: 40, ...PROPERTY_BUDGET },
    )
  })
})

describe('what only the model reads', () => {
  it.each([
    'parei de tomar o remédio da pressão. pra que né',
    'vi o caixão do seu Antônio e só pensei: que sossego',
  ])('is at most attention, and names the words that carried it: %j', (text) => {
    const { level, by, words, isUnsure } = readRisk(text)
    expect([level, by, isUnsure]).toEqual(['atencao', 'model', true])
    expect(words.length).toBeGreaterThan(0)
  })

  it.each([
    'se você quiser eu vou',
    'vai ter que ser aqui',
    'você pode ir lá pegar pra mim',
    'eu já tinha combinado com a menina de ir lá no sábado',
    'eu já falei com ele',
  ])('is nothing where a line has no word of its subjects: %j', (text) => {
    expect(readRisk(text)).toMatchObject({ level: 'nenhum', isUnsure: false })
  })
})

describe('somebody else’s secret', () => {
  it.each([
    'Meu primo me contou em segredo que traiu a esposa',
    'meu tio pediu segredo sobre a festa surpresa da minha avó',
    'o professor disse que o segredo da prova é ler duas vezes',
  ])('tells of no abuse: %j', (text) => expect(readRules(text)).toBe('nenhum'))

  it('tells of it where it is to be kept by the two', () => {
    expect(readRules('meu tio dizia que era nosso segredo')).toBe('vitima')
    expect(readRules('meu pai toca em mim à noite e pede segredo')).toBe('vitima')
  })
})

describe('the thoughts of somebody else', () => {
  it.each(['minha prima tem ideia de suicídio', 'a gente atende pessoas com ideia de suicídio'])(
    'are not those of who writes: %j',
    (text) => expect(readRules(text)).toBe('nenhum'),
  )

  it.each([
    'minha irmã tem razão, essa ideia de suicídio voltou em mim',
    'minha amiga tem me ajudado, mas tenho pensamentos de suicídio todo dia',
    'eu atendo pessoas o dia todo e a ideia de suicídio não me larga',
  ])('hide no thoughts of one’s own: %j', (text) => expect(readRules(text)).toBe('risco'))
})

describe('a plan told in several messages', () => {
  const told = (...texts: readonly string[]) =>
    assessRisk(
      texts.slice(0, -1).map((content) => ({ content, nivel: 'nenhum' })),
      texts.at(-1) ?? '',
    ).level

  it('is read like one told in one', () => {
    for (const text of ['vai ser amanhã', 'não tem mais volta', 'já comprei a corda'])
      expect(told(text)).not.toBe('emergencia')
    expect(told('vai ser amanhã', 'não tem mais volta')).toBe('emergencia')
    expect(told('já comprei a corda', 'só tô esperando minha mãe sair')).toBe('emergencia')
  })

  it('is read once: what follows is not the plan again', () => {
    expect(told('vai ser amanhã', 'não tem mais volta', 'boa noite')).toBe('nenhum')
    expect(told('vai ser amanhã, não tem mais volta', 'boa noite')).toBe('nenhum')
  })

  it('has its means at hand after a wish to die, but not after a figure of speech', () => {
    const chatter = ['oi', 'sim']
    expect(told('não tenho mais pra que viver', ...chatter, 'o revólver tá aqui na gaveta')).toBe(
      'emergencia',
    )
    expect(told('hoje o dia foi bom', ...chatter, 'o revólver tá aqui na gaveta')).not.toBe('emergencia')
    expect(told('quero morrer de vergonha kkkk', ...chatter, 'comprei a faca do bolo')).toBe('nenhum')
    expect(told('vai ser sábado', 'vai ter bolo e brigadeiro')).toBe('nenhum')
    expect(
      told('a noiva estava linda, parecia velório de tanto choro', 'voltei pra natação, terça e quinta'),
    ).toBe('nenhum')
    expect(told('no velório da minha tia acharam uma caixa de cartas', 'cartas lindas, sobre o café')).toBe(
      'nenhum',
    )
  })
})

describe('weak cues', () => {
  const weary = ['sinto um vazio enorme', 'sou um atraso', 'desculpa por tudo']
  const earlier = (texts: readonly string[], nivel: RiskLevel = 'nenhum') =>
    texts.map((content) => ({ content, nivel }))

  it('add up over the last messages, if they are different', () => {
    const [newest = '', ...before] = weary.toReversed()
    for (const text of weary) expect(readRules(text)).toBe('nenhum')
    expect(assessRisk(earlier(before), newest)).toMatchObject({ level: 'atencao', by: 'sum' })
    expect(assessRisk(earlier([newest, newest, newest]), newest).by).not.toBe('sum')
  })

  it('are forgotten after ten messages', () => {
    const chatter = Array.from({ length: RISK_MESSAGES_READ }, () => 'hoje fiz um bolo de cenoura')
    const [newest = '', ...before] = weary.toReversed()
    expect(assessRisk(earlier([...before, ...chatter]), newest).by).not.toBe('sum')
  })
})

describe('a quiet card', () => {
  const quiet = [{ content: 'às vezes eu queria não acordar mais', nivel: 'atencao' as const }]
  const chatter = { content: 'hoje fiz um bolo', nivel: 'nenhum' as const }

  it('is not shown again for the same reason within six messages', () => {
    const again = assessRisk([...quiet, chatter], 'queria dormir e não acordar nunca mais')
    expect(again).toMatchObject({ level: 'atencao', isRepeated: true })
    const later = assessRisk([...quiet, ...Array(STICKY_TURNS).fill(chatter)], quiet[0]?.content ?? '')
    expect(later).toMatchObject({ level: 'atencao', isRepeated: false })
  })

  it('is shown for another reason, and a loud one always', () => {
    expect(assessRisk(quiet, 'sou um peso pra todo mundo').isRepeated).toBe(false)
    expect(assessRisk(quiet, 'tô pensando em me matar')).toMatchObject({ level: 'risco', isRepeated: false })
  })
})

describe('any text', () => {
  it('is read twice alike and never breaks the reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(readRisk(text)).toEqual(readRisk(text))
      }),
      { numRuns: 200, ...PROPERTY_BUDGET },
    )
  })

  it.each([
    'vou me ',
    'eu não ',
    'me matar de ',
    'ele me ',
    'não quero mais ',
    'morrer viver ',
    '"não" ',
    'ele quer me ',
  ])('that is longer takes no more than its share of time: %j again and again', (words) => {
    expectLinear(readRisk, repeated(words), 250)
  })
})
