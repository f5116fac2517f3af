import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FontPreload } from '@/features/site-shell/components/font-preload'
import { Providers } from '@/features/site-shell/components/providers'
import { Toasts } from '@/features/site-shell/components/toasts'
import { translatedCodes } from '@/features/site-shell/error-text'
import type { AppConfig } from '@/lib/app-config'
import { pickMessages } from '@/lib/i18n/client-messages'

/** Messages, API client and toasts of the admin screens. */
export async function AdminProviders({ config, children }: { config: AppConfig; children: ReactNode }) {
  const [messages, t, errors] = await Promise.all([getMessages(), getTranslations('common'), getTranslations('errors')])
  const byCode = Object.fromEntries(translatedCodes.map((code) => [code, errors(code)]))
  return (
    <>
      <FontPreload />
      <NextIntlClientProvider messages={pickMessages(messages, ['admin', 'auth', 'common', 'forms', 'order'])}>
        <Providers config={config}>
          {children}
          <Toasts closeLabel={t('close')} messages={{ byCode, offline: t('offline'), generic: t('genericError') }} />
        </Providers>
      </NextIntlClientProvider>
    </>
  )
}
