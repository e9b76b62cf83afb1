import postcss, { type Container, type Root } from 'postcss'

/** The part of a stylesheet that a document needs to be drawn, in the same order: what is about its classes or none. */
export function criticalCss(stylesheet: string, html: string): string {
  const tree = postcss.parse(stylesheet)
  const classes = classesOf(html)
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

function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, names = '']) => names)
  return new Set(
    lists.flatMap((names) => names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)),
  )
}

/** Whether all classes that a selector asks for are there. Personas are on no prerendered page. */
function isAbout(selector: string, classes: ReadonlySet<string>): boolean {
  if (selector.startsWith('[data-persona')) return false
  const asked = selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)
  return [...asked].every(([, name = '']) => classes.has(name.replaceAll('\\', '')))
}

/** Takes away custom properties and animations that nothing mentions; true when there were any. */
function removeUnused(tree: Root): boolean {
  const text = tree.toString()
  const mentioned = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let removed = false
  const remove = (node: { remove: () => unknown }) => {
    node.remove()
    removed = true
  }
  tree.walkDecls(/^--/, (declaration) => {
    if (!mentioned.has(declaration.prop)) remove(declaration)
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
