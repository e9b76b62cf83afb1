import type { NotesAnswer } from '#domain/api/notebook.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { button, css, field, link, text } from '../drive/locate.ts'
import type { Journey } from './journey.ts'

export const NOTEBOOK: Journey[] = [
  {
    name: 'in the notebook a note is switched on, a check-in made and a step of the plan written',
    async run({ tab, open, signIn, product }) {
      const person = await signIn()
      await open('/caderno')
      await tab.fill(field('Nova nota'), 'Trabalho de noite')
      await tab.click(button('Guardar nota'))
      await tab.sees(css('#notas li [role="switch"]'))
      // The note is seen before it is kept; then its field is empty.
      await tab.holds('the note to be kept', () =>
        tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('#notas form textarea')?.value === ''),
      )
      await tab.click(css('#notas li label'))
      await tab.sees(text('A IA lê 1 delas.'))
      await tab.holds('the switch to be kept', async () => {
        const response = await fetch(`${product.url}/api/notebook/notes`, { headers: headersOf(person) })
        const { notes } = (await response.json()) as NotesAnswer
        return notes[0]?.aiMayRead
      })

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
