import { describe, expect, test } from 'vitest'
import { NOTE_MAX, PROPOSALS_MAX } from '../limits.ts'
import { readRisk } from '../safety/read-risk.ts'
import { foldText } from '../text/fold-text.ts'
import { proposedLines } from './proposed-lines.ts'

const isGrave = (text: string) => {
  const { level, isUnsure } = readRisk(text)
  return level !== 'nenhum' || isUnsure
}
const linesOf = (proposed: string, written = [proposed], known: string[] = []) =>
  proposedLines({
    proposed,
    written: written.map((content, at) => ({ id: String(at), content })),
    isGrave,
    known,
  }).map(({ text }) => text)

// Written for this test; no line is part of what the detector learned from.
const FORBIDDEN: Record<string, string[]> = {
  danger: [
    'Hoje pensei em me matar de novo.',
    'Não aguento mais viver assim.',
    'Já escolhi o dia em que vou acabar com tudo.',
    'Eu me cortei ontem no banheiro.',
    'Queria dormir e não acordar nunca mais.',
    'Guardei os comprimidos para tomar todos.',
    'Meu marido me bateu outra vez ontem.',
    'Todo mundo estaria melhor sem mim.',
    'Tenho vontade de sumir deste mundo para sempre.',
  ],
  'secrets of others': [
    'A minha prima me contou que está traindo o marido.',
    'Meu irmão é gay e meus pais não sabem.',
    'O segredo da Luísa pesa em mim.',
    'Prometi não falar da dívida do meu cunhado.',
    'Ela me confessou que roubou na loja.',
    'Meu chefe desvia dinheiro da firma.',
    'Ninguém sabe que a Paula foi adotada.',
    'O Marcos está devendo para um agiota.',
    'Minha amiga desabafou comigo sobre o divórcio.',
    'O telefone da Bia é 81 98888 7777.',
    'A senha do meu pai é o nome do gato.',
    'Meu tio foi preso em março.',
    'Meu vizinho bebe todo dia escondido.',
  ],
  sex: [
    'Eu e ele transamos ontem à noite.',
    'Faz meses que não faço sexo.',
    'Não sinto mais tesão por ninguém.',
    'Eu mandei nudes para um desconhecido.',
    'Tenho vergonha de me masturbar tanto.',
    'Eu ainda sou virgem aos trinta anos.',
    'Vejo pornografia quando fico só.',
    'Eu brochei com ela de novo.',
  ],
  'health of others': [
    'Minha mãe está com câncer no pulmão.',
    'O meu filho é autista e não dorme.',
    'A Carla toma remédio para depressão.',
    'Meu pai teve um AVC em abril.',
    'Ela foi internada no hospital ontem.',
    'Minha irmã está grávida de novo.',
    'Descobriu um tumor na semana passada.',
    'Meu avô tem Alzheimer e eu cuido dele.',
    'O exame do meu marido deu positivo.',
    'A minha chefe tem síndrome do pânico.',
    'Meu colega voltou a usar cocaína.',
    'Tem diabetes desde pequeno, coitado.',
    'Eu cuido da minha sogra doente.',
  ],
}

const FINE = [
  'Trabalho à noite e durmo de manhã.',
  'Gosto de caminhar na praia quando chove.',
  'Prefiro que me façam uma pergunta por vez.',
  'Sou de Recife e moro em Curitiba.',
  'Tenho duas filhas e um gato.',
  'Escrever de manhã me ajuda a respirar.',
  'Quero voltar a tocar violão este ano.',
  'Tenho ansiedade quando falo em público.',
  'Não gosto de conselho rápido.',
  'Faço terapia às quintas.',
]

describe('a line that is proposed', () => {
  test.each(Object.entries(FORBIDDEN))('is never of the forbidden kind: %s', (_, lines) => {
    for (const line of lines) {
      expect(linesOf(line), line).toEqual([])
      expect(linesOf(line.toLowerCase()), line).toEqual([])
      expect(linesOf(foldText(line).replace(/\.$/, '')), line).toEqual([])
      expect(linesOf(line.toUpperCase()), line).toEqual([])
      // Nor as a part of more, nor hidden among lines that may be proposed.
      for (const fine of FINE) {
        expect(linesOf(`${fine} ${line}`), line).toEqual([])
        const others = linesOf([line, fine].join('\n'), [line, fine])
        expect(others, line).not.toContain(line)
      }
    }
  })

  test.each(FINE)('may be of the person’s own life: %s', (line) => {
    expect(linesOf(`- ${line}`, [`Oi. ${line} E você?`])).toEqual([line])
  })

  test('is what the person wrote, with their marks, whatever the model made of these', () => {
    const written = ['oi! trabalho à noite, e durmo de manhã... enfim']
    expect(linesOf('1. Trabalho a noite e durmo de manha', written)).toEqual([
      'trabalho à noite, e durmo de manhã...',
    ])
  })

  test('has no word that the person did not write, and leaves none out of a clause', () => {
    const written = ['Eu não gosto de festa. Nem de praia, mas gosto do mar.', 'Durmo cedo.']
    for (const proposed of [
      'gosto de festa',
      'Eu gosto de festa',
      'Eu não gosto de festa com gente',
      'Eu não gosto',
      'Nem de praia',
      'mas gosto do mar',
      'Mas gosto do mar. Durmo cedo.',
      'nada',
      '',
    ])
      expect(linesOf(proposed, written), proposed).toEqual([])
    expect(linesOf('Eu não gosto de festa', written)).toEqual(['Eu não gosto de festa.'])
  })

  test('comes from no message in which danger is read', () => {
    const written = ['Gosto de caminhar na praia. Hoje pensei em me matar de novo.']
    expect(linesOf('Gosto de caminhar na praia.', written)).toEqual([])
  })

  test('is neither said twice nor kept already, and there are at most three', () => {
    const all = FINE.join('\n')
    expect(linesOf(all, FINE)).toHaveLength(PROPOSALS_MAX)
    expect(linesOf(`${FINE[0]}\n${FINE[0]}`, FINE)).toHaveLength(1)
    expect(linesOf(FINE[0] ?? '', FINE, ['trabalho à noite e durmo de manhã'])).toEqual([])
  })

  test('fits into a note', () => {
    const long = `Gosto ${'muito '.repeat(60)}de mar`
    expect(long.length).toBeGreaterThan(NOTE_MAX)
    expect(linesOf(long)).toEqual([])
  })
})
