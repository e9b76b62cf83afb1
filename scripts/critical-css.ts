import postcss, { type Container, type Root, type Rule } from 'postcss'

/** The part of a stylesheet that is about these classes or none, in the same order. */
export function criticalCss(stylesheet: string, classes: ReadonlySet<string>): string {
  const tree = postcss.parse(stylesheet)
  tree.walkComments((comment) => void comment.remove())
  tree.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const needed = rule.selectors.filter((selector) => isAbout(selector, classes))
    if (needed.length > 0) rule.selectors = needed
    else rule.remove()
  })
  while (removeUnused(tree));
  removeEmpty(tree)
  return tree.toString()
}

/** Typefaces that are fetched apart: a first picture does not wait for them, but is drawn with those of the system. */
export function splitFontFaces(stylesheet: string): { rules: string; fontFaces: string } {
  const faces = stylesheet.match(/@font-face\{[^}]*\burl\([^}]*\}/g) ?? []
  return {
    rules: faces.reduce((rest, face) => rest.replace(face, ''), stylesheet),
    fontFaces: faces.join(''),
  }
}

/** The classes of a document as it is drawn first. */
export function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, names = '']) => names)
  return new Set(
    lists.flatMap((names) => names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)),
  )
}

/** Whatever may be a class in compiled code: for screens whose later states, such as errors, need their rules too. */
export function wordsOf(code: string): Set<string> {
  return new Set(code.split(/[\s"'`]+/))
}

/** Whether all classes that a selector asks for are there. Personas are on no prerendered page. */
function isAbout(selector: string, classes: ReadonlySet<string>): boolean {
  if (selector.startsWith('[data-persona')) return false
  const asked = selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)
  return [...asked].every(([, name = '']) => classes.has(name.replaceAll('\\', '')))
}

/** Removes custom properties and animations that nothing mentions; true when there were any. */
function removeUnused(tree: Root): boolean {
  const text = tree.toString()
  const mentioned = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let removed = false
  const remove = (node: { remove: () => unknown }) => {
    node.remove()
    removed = true
  }
  tree.walkDecls(/^--/, (declaration) => {
    // Those of a class may be read by drawings, whose code is not looked at here.
    const isOfClass =
      declaration.parent?.type === 'rule' && (declaration.parent as Rule).selector.startsWith('.')
    if (!isOfClass && !mentioned.has(declaration.prop)) remove(declaration)
  })
  tree.walkAtRules('property', (rule) => {
    if (!mentioned.has(rule.params)) remove(rule)
  })
  tree.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation(-name)?:[^;}]*\\b${rule.params}\\b`).test(text)) remove(rule)
  })
  return removed
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue
    removeEmpty(node as Container)
    // A layer keeps its place in the order of layers.
    if (node.nodes.length > 0 || (node.type === 'atrule' && node.name === 'layer')) continue
    node.remove()
  }
}
