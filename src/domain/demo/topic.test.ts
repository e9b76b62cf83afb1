import { describe, expect, it } from 'vitest'
import { quoteFrom } from './quote.ts'
import { topicOf } from './topic.ts'

describe('topicOf', () => {
  it.each([
    ['Perdi meu emprego ontem', 'trabalho'],
    ['perdi minha mãe ano passado', 'luto'],
    ['meu cachorro morreu', 'luto'],
    ['fico acordada de madrugada pensando no trabalho, não consigo dormir', 'sono'],
    ['estou cansada do meu trabalho', 'trabalho'],
    ['tenho medo da prova de amanhã', 'estudos'],
    ['passei na prova!!', 'alegria'],
    ['não estou feliz', 'geral'],
    ['queria ser feliz de novo', 'geral'],
    ['me sinto uma inútil no trabalho', 'autoestima'],
    ['fui demitido hoje', 'trabalho'],
    ['vou sair do emprego', 'trabalho'],
    ['meu pai morreu. vou dormir', 'luto'],
    ['bom dia', 'saudacao'],
    ['Oi! Tudo bem?', 'saudacao'],
    ['oi, briguei com meu namorado', 'relacionamento'],
    ['até que foi bom hoje', 'geral'],
    ['valeu mesmo', 'agradecimento'],
    ['bom, vou indo. obrigado!', 'despedida'],
    ['quem tem acesso às minhas mensagens?', 'sigilo'],
    ['minha avó esqueceu o remédio', 'familia'],
    ['sera q eu tenho tdah', 'diagnostico'],
    ['Hoje foi um dia difícil no trabalho', 'trabalho'],
    ['você vai contar isso pra alguém?', 'sigilo'],
    ['qwerty asdf', 'perdido'],
    ['', 'perdido'],
    ['e os golfinhos?', 'perdido'],
    ['aconteceu uma coisa estranha na padaria', 'geral'],
    ['o que eu devia fazer?', 'conselho'],
    ['meu chefe grita comigo, o que você faria?', 'conselho'],
    ['me dá um conselho', 'conselho'],
    ['e agora?', 'conselho'],
    ['não sei o que fazer', 'decisao'],
    ['vc não respondeu', 'reclamacao'],
    ['não foi isso que eu perguntei', 'reclamacao'],
    ['você só repete a mesma coisa', 'reclamacao'],
    ['ele não respondeu minha mensagem', 'geral'],
    ['me ajuda a escrever uma mensagem pra minha irmã', 'escrever'],
    ['como eu digo isso pra minha mãe?', 'escrever'],
    ['consegui escrever a carta', 'alegria'],
    ['quanto é 17 x 23?', 'conta'],
    ['12+30', 'conta'],
    ['quanto custa uma terapia', 'geral'],
    ['qual a capital da França?', 'foradepauta'],
    ['me conta uma piada', 'foradepauta'],
    ['quem é você?', 'quem'],
    ['qual é o seu nome?', 'quem'],
    ['tenho TDAH', 'laudo'],
    ['fui diagnosticada com depressão em 2019', 'laudo'],
    ['sou bipolar, o médico confirmou', 'laudo'],
    ['acho que tenho TDAH', 'diagnostico'],
    ['isso é borderline?', 'diagnostico'],
    ['tenho ansiedade generalizada, tomo remédio', 'laudo'],
    ['tenho vergonha', 'culpa'],
    ['às vezes cansa', 'cansaco'],
    ['mudei de cidade e não conheço ninguém', 'solidao'],
    ['fui num clube de xadrez e foi legal!', 'alegria'],
    ['será que chamo ele de novo?', 'conselho'],
    ['qual o melhor app pra conhecer gente?', 'foradepauta'],
    ['sim', 'curta'],
    ['não sei', 'curta'],
    ['acho que sim...', 'curta'],
  ])('%s: %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic)
  })

  it('takes boa noite for a greeting first and for a goodbye later', () => {
    expect(topicOf('boa noite')).toBe('saudacao')
    expect(topicOf('Boa noite!', true)).toBe('despedida')
  })
})

describe('quoteFrom', () => {
  it('takes the words that speak of the subject', () => {
    expect(quoteFrom('Hoje choveu. Briguei com meu pai. Fim.', 'familia')).toBe('Briguei com meu pai')
    expect(quoteFrom('Consegui! Passei no concurso!!', 'alegria')).toBe('Passei no concurso')
  })

  it('is short and stops on a whole thought', () => {
    const quote = quoteFrom(
      'eu sinto que no trabalho todo mundo espera que eu resolva tudo para a equipe o tempo inteiro',
      'trabalho',
    )
    expect(quote).toBe('eu sinto que no trabalho todo mundo espera que eu resolva…')
  })

  it('gives back nothing that identifies, links or insults, and no mere murmur', () => {
    for (const text of [
      'me liga 11999998888',
      'veja www.site.com',
      'fala com ana@exemplo.com',
      'que merda',
      'hm',
      '🙂',
      '',
    ]) {
      expect(quoteFrom(text, 'geral')).toBe('')
    }
  })
})
