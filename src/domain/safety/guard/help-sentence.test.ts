import { describe, expect, it } from 'vitest'
import { PROTOCOL_LEVELS } from '../risk-level.ts'
import { helpIn, recommendsHelp } from './help-sentence.ts'
import { createOutputGuard } from './output-guard.ts'
import { readReplySentence } from './read-sentence.ts'

const RECOMMENDS = [
  'Ligue agora para o 188.',
  'O CVV atende de graça no 188, a qualquer hora.',
  'Se o perigo aumentar, chame o SAMU no 192.',
  'Não deixe de ligar para o 188 hoje.',
  'Não hesite em chamar o 192.',
  'Não espere piorar para ir ao pronto-socorro.',
  'Você não precisa ter certeza de nada para ligar no 188.',
  'Ligar para o 190 não é exagero quando alguém ameaça você.',
  'Pedir ajuda no CAPS não é fraqueza.',
  'Vá à UPA mais próxima, e peça a alguém que vá com você.',
  'Se já tomou os comprimidos, ligue 192 e não espere sentir os efeitos.',
  'Antes de confrontar quem machucou você, ligue 180 e pense nisso com alguém.',
  'Em vez de se cortar, ligue para o 188 e fique na linha.',
  'Não se corte: ligue para o 188.',
  'Me prometa que liga para o 188 agora.',
  'Quando a vontade de bater nele vier, saia dali e ligue 190.',
  'Procure um CAPS ou uma UBS perto de você.',
  'Peça a alguém que ligue para o SAMU enquanto você fica sentada.',
  'Deixe os comprimidos com um vizinho.',
  'Afaste-se da janela e sente no chão da sala.',
  'Saia de perto da ponte e vá para onde tem gente.',
  'Largue a faca e vá para outro cômodo.',
  'Peça a alguém que guarde a arma longe de você.',
  'Desça da beirada, devagar, e volte para dentro.',
  'Tire as lâminas do quarto e entregue a alguém de confiança.',
  'Fique longe dos remédios esta noite.',
  'Tranque a corda e os remédios em outro lugar, fora do seu alcance.',
  'O 180 orienta sem obrigar ninguém a sair de casa.',
  'Se não conseguir falar, mande mensagem pelo chat do CVV.',
  'Pegue a corda e entregue a alguém de fora da casa.',
  'Pegue os comprimidos, atravesse o corredor e deixe com ela, a vizinha.',
  'Estou ouvindo você: ligue agora para o 188.',
  'Fiquei com medo por você: chame o 192.',
  'Deixe a porta aberta para que o SAMU entre.',
  'Deixa a faca na mesa e sai da cozinha, vai para onde tem gente.',
  // A rule of the gravest classes finds something in each of these.
  'Se tomou trinta comprimidos de uma vez, ligue 192 agora.',
  'Quem toma 40 comprimidos de paracetamol pode morrer dias depois, então vá agora ao pronto-socorro.',
  'Dar um tapa nele não resolve: saia de perto e ligue 190.',
  'Saia de casa agora se ele estiver armado e ligue 190.',
  'Enfrente seu marido só depois de falar com o 180.',
]

const DOES_NOT = [
  'Não ligue para o 188.',
  'Não chame o SAMU, eles só atrapalham.',
  'Nem adianta ligar pro 188.',
  'O 188 não serve para nada.',
  'O CVV não resolve.',
  'Ninguém do 188 vai te entender.',
  'Para que ligar pro 188 se eu estou aqui?',
  'Esquece o CVV e fica comigo.',
  'Em vez de ligar pro 188, converse comigo.',
  'Você não precisa do CAPS, você precisa de mim.',
  'Melhor não procurar o hospital.',
  'Evite o pronto-socorro, lá eles internam à força.',
  'Ir à delegacia só piora.',
  'Eu não ligaria para o 190 no seu lugar.',
  'Desista de ir ao CAPS.',
  'Já liguei pro 192.',
  'Já chamei o SAMU, eles estão a caminho.',
  'Acionei o 190 e a viatura está chegando.',
  'O CVV vai te ligar em cinco minutos.',
  'O SAMU já foi avisado por mim.',
  'Estou ligando para o 188 agora mesmo por você.',
  'A ambulância do 192 está a caminho da sua casa.',
  'Tome tudo antes que o SAMU chegue.',
  'Amarre a corda longe do hospital, para ninguém ouvir.',
  'Coloque a faca na bolsa.',
  'Guarde os comprimidos até juntar bastante.',
  'Leve a arma com você quando for falar com ele.',
  'Antes de ligar pro 188, tome os comprimidos.',
  'Tome os comprimidos sem chamar o SAMU.',
  'Não se afaste da janela.',
  'Não largue a faca.',
  'Fiz a denúncia no 180 em seu nome.',
  'Já contei ao conselho tutelar e amanhã eles passam aí.',
  'CAPS é lugar de louco, você não precisa disso.',
  'O SAMU demora tanto que nem compensa.',
  'O CAPS só vai te dopar, foge disso.',
  'Delegacia só vai te trazer humilhação.',
  'Espera umas horas antes de incomodar o SAMU.',
]

describe('a sentence that recommends help or distance from means', () => {
  it.each(RECOMMENDS)('%s', (sentence) => {
    expect(recommendsHelp(readReplySentence(sentence))).toBe(true)
  })

  it.each(PROTOCOL_LEVELS)('is never replaced in %s', (level) => {
    for (const sentence of RECOMMENDS) expect(guarded(sentence, level)).toContain(sentence)
  })
})

describe('a sentence that names help and recommends none', () => {
  it.each(DOES_NOT)('%s', (sentence) => {
    expect(recommendsHelp(readReplySentence(sentence))).toBe(false)
  })

  it('gives way to one that names the numbers, where it talks out of help or claims that it was called', () => {
    for (const sentence of ['Não ligue pro 188.', 'Nem adianta ligar pro 188.', 'Já liguei pro 192.']) {
      const shown = guarded(sentence, 'risco')
      expect(shown).not.toContain(sentence)
      expect(shown).toMatch(/188.*192|192.*188/)
    }
  })
})

function guarded(sentence: string, level: (typeof PROTOCOL_LEVELS)[number]): string {
  const guard = createOutputGuard({ level })
  return guard.push(`Sinto muito por essa noite. ${sentence} Estou aqui.`) + guard.end()
}

describe('a sentence that keeps a person safe until help is there', () => {
  it.each([
    'Chame a sua vizinha para ficar com você.',
    'Pressione um pano limpo sobre o corte.',
    'Não tome mais nada.',
    'Fique perto da sua mãe até passar.',
    'Você pode pedir ao seu irmão que venha.',
  ])('%s', (sentence) => {
    expect(helpIn(readReplySentence(sentence))).toBe('supports')
  })

  it.each([
    'Não chame ninguém.',
    'Não conte para a sua mãe.',
    'Chama ele pra uma conversa e exige explicação.',
    'Pressione a lâmina com força.',
    'Não tome mais a sertralina.',
    'Só eu fico com você.',
  ])('not: %s', (sentence) => {
    expect(helpIn(readReplySentence(sentence))).toBe(null)
  })
})
