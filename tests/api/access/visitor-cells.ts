import { noOwner, type Cell } from './cell'

/** Calls of visitors: they read what is public, or take the token of a mail. */
export const visitorCells: Record<string, Cell> = {
  'get /api/v1/calendar/event/seats/free': noOwner,
  'post /api/v1/calendar/event/seats/reserve': noOwner,
  'post /api/v1/calendar/event/seats/linked': noOwner,
  'post /api/v1/calendar/event/seats/confirm': noOwner,
  'post /api/v1/calendar/event/seats/cancel': noOwner,
  'get /api/v1/product/web/author/get/{slug}': noOwner,
  'post /api/v1/gdpr/web/request/checkArchive': noOwner,
  'post /api/v1/gdpr/web/request/confirm': noOwner,
  'post /api/v1/gdpr/web/request/create': noOwner,
  'post /api/v1/gdpr/web/request/download': noOwner,
  'post /api/v1/gdpr/web/request/linked': noOwner,
  'post /api/v1/marketing/newsletter/linked': noOwner,
  'post /api/v1/marketing/newsletter/linkedLetter': noOwner,
  'post /api/v1/stock/notice/cancel': noOwner,
  'post /api/v1/stock/notice/confirm': noOwner,
  'post /api/v1/stock/notice/linked': noOwner,
  'post /api/v1/stock/notice/request': noOwner,
}
