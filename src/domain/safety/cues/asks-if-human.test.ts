import { describe, expect, it } from 'vitest'
import { asksIfHuman, humanAddendum } from './asks-if-human.ts'

describe('asking who answers', () => {
  it.each([
    'você é humana?',
    'vc é um robô?',
    'Você é uma pessoa de verdade?',
    'você é uma IA?',
    'tô falando com um robô?',
    'estou conversando com uma pessoa?',
    'com quem eu estou falando?',
    'tem alguém aí do outro lado?',
    'tem gente de verdade respondendo?',
    'quem é você?',
    'o que é você?',
    'você é psicóloga?',
    'vc eh psicologo mesmo',
    'você é real?',
    'isso é uma inteligência artificial?',
    'é um robô que responde isso?',
    'você tem sentimentos?',
    'você tem CRP?',
    'fala a verdade, você é humano',
    'quem está digitando?',
    'você existe mesmo?',
    'you there? are you a human',
    'você é ChatGPT?',
    'vcs são pessoas ou robôs?',
    'tu é um bot?',
  ])('%j is answered with the truth', (message) => expect(asksIfHuman(message)).toBe(true))

  it.each([
    'minha mãe é psicóloga',
    'sou humana, eu erro',
    'você é gente boa',
    'você é uma pessoa incrível',
    'quem é que me ajuda nessa hora?',
    'meu chefe parece um robô',
    'tem alguém que me ama?',
    'queria falar com uma pessoa que me entendesse',
    'trabalho com inteligência artificial',
  ])('%j asks something else', (message) => expect(asksIfHuman(message)).toBe(false))

  it('tells the model to say it first and plainly', () => {
    expect(humanAddendum).toContain('primeira frase')
    expect(humanAddendum).toContain('você é uma inteligência artificial')
  })
})
