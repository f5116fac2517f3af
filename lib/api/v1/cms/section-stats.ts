import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CountSections, FilterSectionStats, SectionStats } from './section-stats.schema'

/** *Ours*: what visitors do in the sections of a page, without cookies and ids of visitors (docs/rules/lens.md#section-counts). */
export const sectionStatsApi = defineModule('/api/v1/cms/sectionStats', {
  /** Adds what one open page has counted. A beacon sends it, which can set no headers. Unknown sections are ignored. */
  count: post<typeof CountSections, typeof Empty>('count', { access: 'any', keyless: true, limit: 'sectionStats' }),
  /** The numbers of the last days, and when the documents were published. */
  filter: get<typeof FilterSectionStats, typeof SectionStats>('filter', { access: 'office:content' }),
})
