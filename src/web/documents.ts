import { notFoundCopy } from '#web/copy/not-found-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { registerCopy } from '#web/copy/register-pt-br.ts'
import { ACCESSIBILITY } from '#web/features/legal/accessibility-text.ts'
import { PRIVACY } from '#web/features/legal/privacy-text.ts'
import { PROTOCOL } from '#web/features/legal/protocol-text.ts'
import { TERMS } from '#web/features/legal/terms-text.ts'

/** A screen that the build renders into a document of its own, readable before any script has run. */
export type PrerenderedDocument = {
  /** As in routes.tsx; '*' is the one for paths that are not there. */
  path: string
  file: string
  title: string
  description: string
  /** The module that holds the screen, where it is not in the first load. */
  module?: string
  /** Shown in place of a form where there is no JavaScript. */
  withoutScript?: string
}

const HELP_LINES =
  'Se você precisa de ajuda agora, ligue para o CVV no 188 (24 horas, gratuito) ou para o SAMU no 192.'

export const prerenderedDocuments: readonly PrerenderedDocument[] = [
  {
    path: '/login',
    file: 'login.html',
    title: copy.login.title,
    description:
      'Um lugar calmo para conversar com uma IA que acolhe, em português, a qualquer hora. Não substitui psicólogo nem atendimento de emergência.',
    withoutScript: `Para entrar e conversar, o Aconchego precisa de JavaScript, que está desligado neste navegador. ${HELP_LINES}`,
  },
  {
    path: '/register',
    file: 'register.html',
    title: registerCopy.title,
    description: 'Crie sua conta no Aconchego com o e-mail da sua compra.',
    module: 'features/account/register-page.tsx',
    withoutScript: `Para criar a conta, o Aconchego precisa de JavaScript, que está desligado neste navegador. ${HELP_LINES}`,
  },
  {
    path: '/ajuda',
    file: 'ajuda.html',
    title: copy.footer.help,
    description:
      'Telefones gratuitos que atendem 24 horas (CVV 188, SAMU 192, Polícia 190) e exercícios para atravessar este momento.',
    module: 'screens/help-screen.tsx',
  },
  {
    path: '/termos',
    file: 'termos.html',
    title: TERMS.title,
    description: 'O que o Aconchego é, o que não é, e o que vale para quem usa.',
    module: 'features/legal/terms-page.tsx',
  },
  {
    path: '/privacidade',
    file: 'privacidade.html',
    title: PRIVACY.title,
    description: 'O que o Aconchego guarda, para quê, por quanto tempo, e como apagar.',
    module: 'features/legal/privacy-page.tsx',
  },
  {
    path: '/protocolo',
    file: 'protocolo.html',
    title: PROTOCOL.title,
    description: 'Como o Aconchego percebe que alguém pode estar em risco, e o que faz.',
    module: 'features/legal/protocol-page.tsx',
  },
  {
    path: '/acessibilidade',
    file: 'acessibilidade.html',
    title: ACCESSIBILITY.title,
    description: 'Para quem o Aconchego foi conferido, o que ainda falta, e como reclamar.',
    module: 'features/legal/protocol-page.tsx',
  },
  {
    path: '*',
    file: 'not-found.html',
    title: notFoundCopy.title,
    description: notFoundCopy.lead,
    module: 'features/not-found/not-found-page.tsx',
  },
]
