import { z } from 'zod'
import { linkLocales } from '@/lib/routing/paths'

/** The language of a link's target, where it is not the page's (docs/rules/content.md#links-by-id). */
export const LinkLanguage = z.enum(linkLocales).optional()
