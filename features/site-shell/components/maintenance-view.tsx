import { getTranslations } from 'next-intl/server'
import { LogoMark } from '@/features/sections/components/logo-mark'
import { currentSite } from '@/server/rsc'

/** docs/rules/platform.md#maintenance-mode */
export async function MaintenanceView() {
  const [t, site] = await Promise.all([getTranslations('maintenance'), currentSite()])
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-gutter text-center on-night lamp-glow">
      <LogoMark className="size-24 text-night-ink" />
      <p className="eyebrow text-lamp">{site.name}</p>
      <h1>{t('title')}</h1>
      <p className="max-w-lg text-lg text-night-ink-soft">{t('text')}</p>
    </main>
  )
}
