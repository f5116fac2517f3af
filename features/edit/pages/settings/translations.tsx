'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { languageCodes } from '@/lib/i18n/routing'
import { openDialog } from '../../dialogs'
import { saveAndOpen } from '../edit-address'
import { siteLanguagesQuery, translationPath, translationQuery, type SiteLanguage, type TranslatableContent } from './translation-queries'

const TranslationDialog = lazyComponent(async () => (await import('./translation-dialog')).TranslationDialog)

/**
 * Lists the site's other languages, with a button that creates or opens the translation there (docs/rules/editing.md#translations). Renders nothing on a
 * site with one language.
 */
export function Translations({ current }: { current: TranslatableContent }) {
  const t = useTranslations('edit.pages.translations')
  const own = languageCodes[useLocale()]
  const { data: languages = [] } = useQuery(siteLanguagesQuery)
  const others = languages.filter(({ code }) => code !== own)
  if (others.length === 0) return null
  return (
    <section aria-label={t('label')} className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="font-sans text-sm font-medium">{t('label')}</h3>
      <ul className="flex flex-col gap-3">
        {others.map((language) => (
          <TranslationRow key={language.code} current={current} language={language} />
        ))}
      </ul>
    </section>
  )
}

function TranslationRow({ current, language }: { current: TranslatableContent; language: SiteLanguage }) {
  const t = useTranslations('edit.pages')
  const { data: translation, isError } = useQuery(translationQuery(current, language.code))
  const path = translation ? translationPath(language, translation.slug) : null
  const create = () => void openDialog((close) => <TranslationDialog original={current} language={language} onClose={() => close(null)} />)
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow">
        <span className="block font-medium">{language.name}</span>
        {translation ? <span className="block truncate text-sm text-ink-soft">{translation.title}</span> : null}
        {isError ? <span className="block text-sm text-danger">{t('failed')}</span> : null}
      </span>
      {translation ? <Badge>{t(`states.${translation.state}`)}</Badge> : null}
      {translation === null ? (
        <Button size="sm" variant="secondary" onClick={create}>
          {t('translations.create', { language: language.name })}
        </Button>
      ) : null}
      {path === null ? null : (
        <Button size="sm" variant="secondary" onClick={() => void saveAndOpen(path)}>
          {t('translations.open', { language: language.name })}
        </Button>
      )}
      {translation && path === null ? <p className="w-full text-sm text-ink-soft">{t('translations.notShown')}</p> : null}
    </li>
  )
}
