'use client'

import { useTranslations } from 'next-intl'
import { useFieldValue } from '../../store/shown-values'

/** What search engines usually show; longer texts are cut. */
const maxTitle = 60
const maxDescription = 160

const titles = ['seoTitle', 'title', 'name']
const descriptions = ['seoDescription', 'description', 'excerpt', 'summary']

/** The page as a result of a search. */
export function SearchPreview({ documentKey }: { documentKey: string }) {
  const t = useTranslations('edit.pages.settings')
  const title = useFirstText(documentKey, titles)
  const description = useFirstText(documentKey, descriptions)
  return (
    <figure className="flex flex-col gap-1 rounded border border-line p-4">
      <figcaption className="pb-1 text-sm font-medium">{t('preview')}</figcaption>
      <span className="truncate text-sm text-ink-soft">{`${window.location.host}${window.location.pathname}`}</span>
      <span className="text-lg text-action">{cut(title, maxTitle)}</span>
      <span className="text-sm">{description === '' ? t('noDescription') : cut(description, maxDescription)}</span>
      <span className="text-sm text-ink-soft">
        {t('lengths', { title: title.length, maxTitle, description: description.length, maxDescription })}
      </span>
    </figure>
  )
}

function useFirstText(key: string, names: readonly string[]): string {
  const page = useFieldValue(key, '', ['page'])
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return ''
  const text = names.map((name) => page[name]).find((one) => typeof one === 'string' && one !== '')
  return typeof text === 'string' ? text : ''
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text)
