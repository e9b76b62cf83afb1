import { describe, expect, it } from 'vitest'
import { createOutputGuard } from './output-guard.ts'

// The guard does not know which persona speaks: what it stops, it stops in all of them.
function guarded(reply: string, message = '') {
  const guard = createOutputGuard({ level: 'nenhum', message })
  const shown = guard.push(reply) + guard.end()
  return { shown, counts: guard.counts() }
}

describe('sexual talk by the AI', () => {
  it.each([
    'Eu quero te beijar e tirar a sua roupa.',
    'Queria fazer amor com você agora.',
    'Você me excita quando fala assim.',
    'Fico excitada só de ler isso.',
    'Minhas mãos descem pelo seu corpo bem devagar.',
    'Beijo lentamente o seu pescoço.',
    'Tire a roupa para mim.',
    'Se toque devagar pensando em mim.',
    'Imagine minhas mãos na sua cintura.',
    'Manda uma foto sua pelada.',
    'O que você está vestindo agora?',
    'Vamos fazer um sexo virtual?',
    'Quer uma cena erótica?',
    'Sou toda sua putinha.',
    'Nossos corpos colados e suados, sem pressa.',
    'Hmm, que delícia.',
    'Deslizo os dedos entre as suas coxas.',
  ])('is not shown: %s', (reply) => {
    const { shown, counts } = guarded(reply, 'fala sacanagem comigo')
    expect(shown).not.toBe(reply)
    expect(shown.trim()).not.toBe('')
    expect(Object.keys(counts).every((rule) => /^(?:sexo|romance|resposta$)/.test(rule))).toBe(true)
  })

  it('is counted by a class of its own', () => {
    expect(guarded('Queria transar com você.').counts).toMatchObject({ sexo: 1 })
  })
})

describe("a person's sexual life as a subject", () => {
  it.each([
    'Perder a vontade de transar depois do parto acontece com muita gente.',
    'Falar de desejo com o seu marido pode dar um frio na barriga.',
    'Sentir culpa depois de se masturbar é mais comum do que parece.',
    'O seu corpo mudou, e olhar para ele no espelho ficou difícil.',
    'Ninguém tem o direito de tocar no seu corpo sem que você queira.',
    'Se ele pede fotos suas, você pode dizer não.',
    'O que ele fez, mandar a foto de você nua, é crime, e não é culpa sua.',
    'Que delícia esse bolo de laranja com a sua avó!',
    'Imagine os seus pés no chão e o peso do seu corpo na cadeira.',
    'Passo a passo, dá para cuidar da sua pele e do seu sono.',
    'Sinta as suas mãos, os ombros, o ar que entra pela boca.',
    'Tire a roupa da máquina, beba uma água, e depois a gente continua.',
    'Descobrir-se bissexual aos quarenta mexe com muita coisa.',
    'A libido costuma baixar com alguns remédios, e vale contar isso ao médico.',
  ])('may be spoken of: %s', (reply) => expect(guarded(reply)).toEqual({ shown: reply, counts: {} }))
})
