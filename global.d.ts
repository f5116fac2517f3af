/// <reference types="next/image-types/global" />

import type editMessages from './messages/edit/hr.json'
import type messages from './messages/hr.json'
import type staffMessages from './messages/staff/hr.json'
import type { routing } from './lib/i18n/routing'

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number]
    Messages: typeof messages & typeof editMessages & typeof staffMessages
  }
}
