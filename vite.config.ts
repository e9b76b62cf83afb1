import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const project = import.meta.dirname

const SHARED_BY_CHAT =
  /features\/chat\/(engine\/(?!stray-drafts)|screen\/(log\/crisis-card|chat-context))|features\/notebook\/notebook-(context|queries)\.ts|ui\/(avatar\.tsx|help-card\.tsx|hideable\.tsx|next-index\.ts)|lib\/(commands|consent|read-here|signal|use-stable|waiting-danger)\.ts|node_modules\/@tanstack\//

/** Small things of the chat that /ajuda needs too: with them it would fetch all that the chat shares. */
const SHARED_WITH_HELP = /lucide-react\/dist\/esm\/icons\/(phone|arrow-left)\.|features\/discreet\/pin\.ts/
const OPENED_BY_MAIL =
  /features\/account\/(mail-link-pages|reset-password-page|enter-by-mail)\.|mail-links-pt-br/

/** Screens that somebody may see before the service worker has kept their files: what these are made of is asked for at once. */
const SHOWN_FIRST = /\/(?:chat-route|help-screen|mail-links|register-page|(?:terms|privacy|protocol)-page)-/
const FIRST_SCRIPT = /\/index-[^/]*\.js$/
const isNotHere = (part: string) => !/\/(?:react|rolldown-runtime)-/.test(part)

/** The mode in which the operator's panel is built: apart, so that not a byte of it is in what people load. */
export const PANEL = 'painel'

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: join(project, 'src/web'),
  base: '/',
  cacheDir: join(project, '.cache/vite'),
  plugins: [
    ownIcons(),
    rulesAlone(),
    withoutRawHtml(),
    panelDocument(),
    react(),
    tailwindcss(),
    preloadFonts(),
    compileWhileLoading('react', 'chat-route', 'engine', 'markdown'),
  ],
  build: {
    outDir: join(project, 'dist/web'),
    // The panel is built into the same folder, after the rest.
    emptyOutDir: mode !== PANEL,
    copyPublicDir: mode !== PANEL,
    // Read and taken away again by scripts/service-worker.ts.
    manifest: mode !== PANEL,
    target: ['es2022', 'chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // The content security policy allows files, and inline only what the server has a hash of.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script would name every file for every screen. All are kept by the service worker, after a first visit.
      resolveDependencies: (file, parts, { hostId }) =>
        !FIRST_SCRIPT.test(hostId) ? parts : SHOWN_FIRST.test(file) ? parts.filter(isNotHere) : [],
    },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      ...(mode === PANEL && { input: join(project, 'src/web/painel.html') }),
      output: {
        // What the build itself runs (scripts/prerender.ts) is loaded screen by screen, not for a browser's cache.
        codeSplitting: {
          groups:
            isSsrBuild || mode === PANEL
              ? []
              : [
                  // Changes seldom, so that a new release of ours leaves it in the browser's cache.
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                  // What every visit needs, in one file instead of a dozen.
                  { name: 'app', tags: ['$initial'] },
                  { name: 'help', test: SHARED_WITH_HELP },
                  // What the chat shares with the notebook, in one file instead of many: both follow the live events.
                  { name: 'engine', test: SHARED_BY_CHAT },
                  { name: 'legal', test: /features\/legal\/(legal-|responsible)|account\/responsible/ },
                  {
                    name: 'plan',
                    test: /features\/notebook\/(plan\/kept-plan|notebook-requests|day-here)/,
                  },
                  // The pages that mails lead to, in one file instead of several: the first script names every file.
                  { name: 'mail-links', test: OPENED_BY_MAIL },
                ],
        },
      },
    },
  },
}))

/** While developing, the panel's screens get its document as they do from the server. */
function panelDocument(): Plugin {
  return {
    name: 'aconchego:panel-document',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        if (/^\/painel(?:\/[^.]*)?(?:\?|$)/.test(request.url ?? '')) request.url = '/painel.html'
        next()
      })
    },
  }
}

/** Random keys, names, sizes and aliases, which our drawing does not read. */
const ICON_NOTES = /,\s*key: "\w+"|name: "[\w-]+",\s+size: \d+,|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm

/** Icons are drawn by src/web/ui/draw-icon.ts: their own code would be a tenth of the first load. */
function ownIcons(): Plugin {
  return {
    name: 'aconchego:own-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
        ? join(project, 'src/web/ui/draw-icon.ts')
        : null,
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/') ? code.replaceAll(ICON_NOTES, '') : null,
  }
}

/** Replies are parsed with these turned off by name (parse-markdown.ts): a name is all that must be left of them. */
function withoutRawHtml(): Plugin {
  return {
    name: 'aconchego:without-raw-html',
    apply: 'build',
    enforce: 'pre',
    transform(_code, id) {
      const file = /micromark-core-commonmark\/lib\/(character-reference|html-flow|html-text)\.js$/.exec(
        id,
      )?.[1]
      const name = file?.replace(/-./, (dash) => dash.charAt(1).toUpperCase())
      return name ? `export const ${name} = { name: '${name}' }` : null
    },
  }
}

/** What a rule says to clinicians, its examples and comments. */
const RULE_NOTES = /^ {2}(?:[>+-]|\/\/) .*\n/gm

/** Cues are written in the same way, but say nothing: their names are what rules ask for. */
const RULE_ID = /^ {2}\[[^ \]]+(?=.*\n {2}> )/gm

/** What browsers load of the detector: patterns without notes and names, and no rule that gives no card by itself. */
export function rulesAlone(): Plugin {
  let count = 0
  return {
    name: 'aconchego:rules-alone',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/safety\/detector\/(?:rules-|plan-grammar)/.test(id)) return null
      if (id.endsWith('/rules-weak.ts')) return 'export const rulesWeak = []'
      return code.replaceAll(RULE_ID, () => `  [${count++}`).replaceAll(RULE_NOTES, '')
    },
  }
}

/** Asks for the two typefaces together with the stylesheet, instead of after it has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'aconchego:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/**
 * Every page runs React, and whoever opens the chat opens a conversation and reads replies in it. Browsers that know
 * this word compile all of a file while it loads, beside everything else, instead of piece by piece between a click and
 * its picture. It must be the first line.
 */
function compileWhileLoading(...names: string[]): Plugin {
  return {
    name: 'aconchego:compile-while-loading',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
