'use client'

import { Languages } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/control/select'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { useChooseLanguage } from './language-queries'
import { officeLanguageOf, officeLanguages } from '@/lib/office/office-language'

export function LanguageSelect({ user }: { user: OfficeUser }) {
  const t = useTranslations('admin.navigation')
  const { mutate: choose, isPending, variables } = useChooseLanguage()
  const chosen = isPending ? variables : officeLanguageOf(user.settings.language)
  return (
    <label className="flex items-center gap-3 px-3 text-ink-soft">
      <Languages aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">{t('language')}</span>
      <Select
        controlSize="sm"
        className="min-w-0 grow"
        value={chosen}
        disabled={isPending}
        onChange={(event) => choose(officeLanguageOf(event.target.value), { onError: toastError })}
      >
        {officeLanguages.map(({ code, html, name }) => (
          <option key={code} value={code} lang={html}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}
