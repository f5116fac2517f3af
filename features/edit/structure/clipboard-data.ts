import { defineStored, parseText } from '@/lib/browser/storage'
import { clipboardType, parseClipboard, type ClipboardContent } from '@/lib/documents/clipboard'
import { isRecord, type DocumentSection } from '@/lib/documents/document'

/** What was copied last, for menus: only a key press may read the system's clipboard without asking. */
const lastCopied = defineStored({ key: 'copied-sections', area: 'local', forgetOnSignOut: true, parse: parseText, format: 'text' })

/** For this editor, and as text for every other program. */
export function writeSections(data: DataTransfer, content: ClipboardContent) {
  data.setData(clipboardType, content.json)
  data.setData('text/plain', content.text)
  lastCopied.set(JSON.stringify(content))
}

/** Copies without a key press, from a menu. */
export function copyByCommand(content: ClipboardContent) {
  function onCopy(event: ClipboardEvent) {
    if (!event.clipboardData) return
    event.preventDefault()
    event.stopImmediatePropagation()
    writeSections(event.clipboardData, content)
  }
  window.addEventListener('copy', onCopy, { capture: true, once: true })
  // The only way that works on pages without https too.
  const isCopied = document.execCommand('copy')
  window.removeEventListener('copy', onCopy, { capture: true })
  if (!isCopied) lastCopied.set(JSON.stringify(content))
}

/** The sections of a paste. A browser that drops foreign media types keeps the text, by which the last copy is recognized. */
export function readSections(data: Pick<DataTransfer, 'getData'>): DocumentSection[] | null {
  const own = parseClipboard(data.getData(clipboardType))
  const last = parseLast()
  return own ?? (last && last.text !== '' && last.text === data.getData('text/plain') ? parseClipboard(last.json) : null)
}

export function lastCopiedSections(): DocumentSection[] | null {
  const last = parseLast()
  return last && parseClipboard(last.json)
}

function parseLast(): ClipboardContent | null {
  try {
    const stored: unknown = JSON.parse(lastCopied.get() ?? 'null')
    return isRecord(stored) && typeof stored.json === 'string' && typeof stored.text === 'string'
      ? { json: stored.json, text: stored.text }
      : null
  } catch {
    return null
  }
}
