import { open, type Cell } from './cell'

/** Calls of visitors: they read what is public, or take the token of a mail. */
export const visitorCells: Record<string, Cell> = {
  'get /api/v1/calendar/event/seats/free': open,
  'post /api/v1/calendar/event/seats/reserve': open,
  'post /api/v1/calendar/event/seats/confirm': open,
  'post /api/v1/calendar/event/seats/cancel': open,
  'get /api/v1/product/web/author/get/{slug}': open,
  'post /api/v1/gdpr/web/request/confirm': open,
  'post /api/v1/gdpr/web/request/create': open,
  'post /api/v1/gdpr/web/request/open': open,
  'post /api/v1/stock/notice/cancel': open,
  'post /api/v1/stock/notice/confirm': open,
  'post /api/v1/stock/notice/request': open,
}
