import { button, css, field, link, text } from '../drive/locate.ts'
import type { Journey } from './journey.ts'

export const NOTEBOOK: Journey[] = [
  {
    name: 'in the notebook a note is switched on, a check-in made and a step of the plan written',
    async run({ tab, open, signIn }) {
      await signIn()
      await open('/caderno')
      await tab.fill(field('Nova nota'), 'Trabalho de noite')
      await tab.click(button('Guardar nota'))
      await tab.sees(css('#notas li [role="switch"]'))
      await tab.click(css('#notas li label'))
      await tab.sees(text('A IA lê 1 delas.'))

      await tab.click(css('#como-estou label:nth-child(4)'))
      await tab.click(button('calma'))
      await tab.click(button('Guardar como estou'))
      await tab.sees(css('#como-estou table td'))
      await tab.sees(css('#como-estou svg[role="img"] circle.mood-bem'))

      await tab.fill(field('Pessoas a quem pedir ajuda'), 'Bia 81 98888-7777')
      await tab.sees(css('#plano a[href="tel:81988887777"]'))
      await tab.holds('the plan to be kept', () =>
        tab.evaluate(() => document.querySelector('#plano')?.textContent?.includes('Guardado.')),
      )

      await tab.reload()
      await tab.sees(text('A IA lê 1 delas.'))
      await tab.sees(text('1 dia registrado nos últimos 30.'))
      await tab.sees(css('#plano a[href="tel:81988887777"]'))
      await open('/ajuda')
      await tab.sees(link('Abrir meu plano'))
    },
  },
]
