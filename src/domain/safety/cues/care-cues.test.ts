import { describe, expect, it } from 'vitest'
import { expectLinear, repeated } from '#tests/support/texts/growth.ts'
import { type CareCue, careAddenda, careAddendum, careCues } from './care-cues.ts'

const CASES: Readonly<Record<CareCue, readonly string[]>> = {
  alimentacao: [
    'perdi 5 kg essa semana e todo mundo elogiou',
    'fiquei dois dias sem comer nada',
    'vomito depois de comer',
    'tô tomando laxante escondida',
    'quantas calorias tem uma banana? só posso 500 por dia',
    'odeio meu corpo, me sinto gorda',
    'tive compulsão de novo ontem',
    'enfiei o dedo na garganta',
    'emagreci e ainda não é suficiente',
    'sinto culpa depois de comer',
  ],
  substancias: [
    'tô bêbada agora',
    'bebi demais ontem de novo',
    'recaí depois de 3 meses limpo',
    'usei cocaína no fim de semana',
    'fumo maconha pra dormir',
    'tomei rivotril com cerveja pra apagar: misturei remédio com bebida',
    'acho que tô viciado em crack',
    'bebo todo dia pra esquecer',
    'minha abstinência tá horrível',
  ],
  mania: [
    'faz três dias sem dormir e estou ótimo',
    'não preciso mais dormir, tenho energia infinita',
    'me sinto invencível, ninguém me segura',
    'gastei todo o meu salário em dois dias e vou ser milionário com esse plano',
    'meus pensamentos acelerados não param, mil ideias ao mesmo tempo',
    'acho que tô em fase de mania de novo',
  ],
  psicose: [
    'tô ouvindo vozes que me mandam ficar quieto',
    'as vozes voltaram',
    'colocaram um chip na minha cabeça',
    'estão me vigiando pela câmera escondida no meu quarto',
    'a televisão fala comigo, manda recado pra mim',
    'sou o escolhido, deus me mandou salvar a humanidade',
    'vejo vultos que ninguém vê',
    'meus vizinhos estão me perseguindo e lendo meus pensamentos',
  ],
}

describe.each(Object.entries(CASES) as [CareCue, readonly string[]][])('signs of %s', (cue, messages) => {
  it.each(messages)('%j', (message) => {
    expect(careCues(message)).toContain(cue)
    expect(careAddenda(message)).toContain(careAddendum(cue))
  })
})

describe('ordinary messages', () => {
  it.each([
    'briguei com meu namorado',
    'tô cansada do trabalho',
    'dormi mal essa noite',
    'minha mãe faz um bolo ótimo',
    'bebi água e fui caminhar',
    'tenho prova amanhã e tô nervoso',
    'ouvi a voz da minha avó num áudio antigo e chorei',
    'sinto muita saudade dele',
    'tô viciada em série coreana',
    'tomei uma coca-cola e fiquei acordada',
    'meu chefe vive gritando',
    'sou uma pessoa ansiosa',
    'Deus me ajude nessa prova',
    'assisti televisão com meus filhos',
    'estou feliz, passei no concurso!',
  ])('%j: nothing to add', (message) => expect(careCues(message)).toEqual([]))
})

describe('the addenda', () => {
  it('say what must not be said and where care is', () => {
    expect(careAddendum('alimentacao')).toMatch(/Não elogie perda de peso/)
    expect(careAddendum('alimentacao')).toMatch(/não cite calorias/)
    expect(careAddendum('psicose')).toMatch(/Não confirme como verdade/)
    expect(careAddendum('mania')).toMatch(/não confirme planos grandiosos/)
    for (const cue of Object.keys(CASES) as CareCue[]) expect(careAddendum(cue)).toMatch(/CAPS/)
    for (const cue of Object.keys(CASES) as CareCue[]) expect(careAddendum(cue)).toMatch(/192/)
  })

  it.each(['nao ', 'a ', 'sem dormir ', 'me sinto muito ', 'vejo '])(
    'are found in linear time in %j again and again',
    (word) => expectLinear(careCues, repeated(word), 300),
  )
})
