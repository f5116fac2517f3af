import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { officeMessages, officeTranslator } from '@/features/admin/language/office-messages'
import { FontPreload } from '@/features/site-shell/components/font-preload'
import { Providers } from '@/features/site-shell/components/providers'
import { Toasts } from '@/features/site-shell/components/toasts/toasts'
import { translatedCodes } from '@/features/site-shell/error-text'
import type { AppConfig } from '@/lib/app-config'
import { pickMessages } from '@/lib/i18n/client-messages'

/** Messages, API client and toasts of the admin screens. */
export async function OfficeProviders({ config, children }: { config: AppConfig; children: ReactNode }) {
  const [messages, t] = await Promise.all([officeMessages(), officeTranslator()])
  const byCode = Object.fromEntries(translatedCodes.map((code) => [code, t(`errors.${code}`)]))
  return (
    <>
      <FontPreload />
      <NextIntlClientProvider
        messages={pickMessages(messages, ['account', 'address', 'admin', 'auth', 'common', 'development', 'forms', 'order'])}
      >
        <Providers config={config} isOffice>
          {children}
          <Toasts closeLabel={t('common.close')} messages={{ byCode, offline: t('common.offline'), generic: t('common.genericError') }} />
        </Providers>
      </NextIntlClientProvider>
    </>
  )
}
