import { lazy } from 'react'
import { LoginPage } from '#web/features/account/login-page.tsx'
import { lazyPage, type Page } from '#web/lib/lazy-page.ts'
import type { AwayScreenProps } from '#web/session/guards.tsx'

/** Who a screen is for. The others are led to where they belong. */
export type Audience = 'everyone' | 'signed-in' | 'signed-out'

export type Route = { path: string; for: Audience; page: Page } | { path: string; redirect: string }

const RegisterPage = lazyPage(
  () => import('#web/features/account/register-page.tsx').then((m) => m.RegisterPage),
  { isForm: true },
)
const ResetPasswordPage = lazyPage(() =>
  import('#web/features/account/mail-link-pages.tsx').then((m) => m.ResetPasswordPage),
)
const mailLinkPages = () => import('#web/features/account/mail-link-pages.tsx')
const PasswordChangedPage = lazyPage(() => mailLinkPages().then((m) => m.PasswordChangedPage))
const AccountCreatedPage = lazyPage(() => mailLinkPages().then((m) => m.AccountCreatedPage))
const EntryLinkPage = lazyPage(() => mailLinkPages().then((m) => m.EntryLinkPage))
const AccountPage = lazyPage(() => import('./screens/account-screen.tsx').then((m) => m.AccountScreen))
const NotebookPage = lazyPage(() => import('./screens/notebook-screen.tsx').then((m) => m.NotebookScreen))
const ChatPage = lazyPage(() => import('./screens/chat-route.tsx').then((m) => m.ChatRoute))
const TermsPage = lazyPage(() => import('#web/features/legal/terms-page.tsx').then((m) => m.TermsPage))
const PrivacyPage = lazyPage(() => import('#web/features/legal/privacy-page.tsx').then((m) => m.PrivacyPage))
const ProtocolPage = lazyPage(() =>
  import('#web/features/legal/protocol-page.tsx').then((m) => m.ProtocolPage),
)
const AccessibilityPage = lazyPage(() =>
  import('#web/features/legal/protocol-page.tsx').then((m) => m.AccessibilityPage),
)
const HelpPage = lazyPage(() => import('./screens/help-screen.tsx').then((m) => m.HelpScreen))

/** For screens of a signed-in person, while nobody can be asked who that is. */
export const AwayScreen = lazy(() =>
  import('./screens/away-screen.tsx').then(
    (m) => ({ default: m.AwayScreen }),
    // Its code was never here: the screen for a missing page is shown all the same.
    () => ({ default: ({ message }: AwayScreenProps) => message(null) }),
  ),
)

export const NotFoundRoute = lazyPage(() =>
  import('#web/features/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
)

/** The product map. Login is in the first load: it is where most first visits end up. */
export const routes: readonly Route[] = [
  { path: '/', redirect: '/login' },
  { path: '/login', for: 'signed-out', page: LoginPage },
  { path: '/register', for: 'signed-out', page: RegisterPage },
  { path: '/redefinir-senha', for: 'everyone', page: ResetPasswordPage },
  { path: '/entrar', for: 'everyone', page: EntryLinkPage },
  // Where the mails about a new password and a new account lead.
  { path: '/senha-trocada', for: 'everyone', page: PasswordChangedPage },
  { path: '/conta-criada', for: 'everyone', page: AccountCreatedPage },
  { path: '/chat/:id?', for: 'signed-in', page: ChatPage },
  { path: '/conta', for: 'signed-in', page: AccountPage },
  { path: '/caderno/:page?', for: 'signed-in', page: NotebookPage },
  { path: '/termos', for: 'everyone', page: TermsPage },
  { path: '/privacidade', for: 'everyone', page: PrivacyPage },
  { path: '/protocolo', for: 'everyone', page: ProtocolPage },
  { path: '/acessibilidade', for: 'everyone', page: AccessibilityPage },
  { path: '/ajuda', for: 'everyone', page: HelpPage },
]
