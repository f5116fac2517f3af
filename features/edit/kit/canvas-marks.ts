/** A frame around a section of the canvas, with a label in its left corner: the section's tools stand at the right. */
export type CanvasMark = { key: string; section: string; colour: string; label: string }

/**
 * Draws frames by a style sheet of its own, so that no section renders for them. Returns the function that removes them. Later marks of a section win.
 */
export function markCanvas(marks: readonly CanvasMark[]): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(marks.map(ruleOf).join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

function ruleOf({ key, section, colour, label }: CanvasMark) {
  const place = `body [data-edit-key=${JSON.stringify(key)}][data-edit-section=${JSON.stringify(section)}]`
  return `${place} { position: relative; outline: 3px solid ${colour} !important; outline-offset: -3px; }
${place}::after { content: ${cssText(label)}; position: absolute; inset: 0 auto auto 0; z-index: 5; padding: 2px 10px; background: ${colour};
color: var(--color-surface); font: 600 0.8125rem / 1.5 var(--font-sans); pointer-events: none; }
${place}[data-edit-badge]::after { top: 2.5rem; }`
}

/** Names of people and sections are no CSS. */
function cssText(text: string) {
  return `"${[...text].map((one) => `\\${one.codePointAt(0)?.toString(16)} `).join('')}"`
}
