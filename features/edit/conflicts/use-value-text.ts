import { useTranslations } from 'next-intl'
import { isSection } from '@/lib/documents/clipboard'
import { isRecord, type Json } from '@/lib/documents/document'
import { plainTextOf } from '@/lib/documents/plain-text'
import { editStore } from '../store/edit-store'

/** A value of a field in words: its text, a picture by its description, a link by its label and target. */
export function useValueText(): (value: Json | undefined) => string {
  const t = useTranslations('edit.conflicts')
  return (value) => {
    if (value === undefined || value === null || value === '') return t('empty')
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (isRecord(value) && 'mediaId' in value) return t('picture', { name: pictureName(value) })
    if (isRecord(value) && 'kind' in value && ('target' in value || 'id' in value)) return t('link', linkOf(value))
    // A conflict may be about a whole section, whose type and settings are no text.
    const text = isSection(value)
      ? plainTextOf(value)
      : isRecord(value)
        ? plainTextOf({ type: '', pos: '', meta: value })
        : value.map(String).join(', ')
    return text === '' ? t('other') : text
  }
}

function pictureName({ mediaId, alt }: { [name: string]: Json }) {
  if (typeof alt === 'string' && alt !== '') return alt
  return typeof mediaId === 'number' ? (editStore.getState().pictures[mediaId]?.alt ?? String(mediaId)) : ''
}

function linkOf({ kind, id, target, label }: { [name: string]: Json }) {
  const known = typeof kind === 'string' && typeof id === 'number' ? editStore.getState().links[`${kind}:${id}`] : undefined
  const title = known?.title ?? (typeof target === 'string' ? target : '')
  return { label: typeof label === 'string' && label !== '' ? label : title, target: title }
}
