/** The W3C WebDriver commands that we use: as HTTP for WebKit's driver, and by Firefox' own name for each. */
export const COMMANDS = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  forward: ['POST', '/forward', 'WebDriver:Forward'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  handle: ['GET', '/window', 'WebDriver:GetWindowHandle'],
  newWindow: ['POST', '/window/new', 'WebDriver:NewWindow'],
  switchTo: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  closeWindow: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  setRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  addCookie: ['POST', '/cookie', 'WebDriver:AddCookie'],
  deleteCookies: ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const

type Command = keyof typeof COMMANDS

/** A session with a browser: commands in, answers out. */
export type Session = {
  /** Name and version of the engine. */
  engine: string
  send: (command: Command, params?: Record<string, unknown>) => Promise<unknown>
  close: () => Promise<void>
}
