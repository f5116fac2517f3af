import { z } from 'zod'
import { text } from '@/lib/api/entities/common.schema'
import { LayoutElement } from '@/lib/api/entities/layout-element.schema'

export const GetByHandlers = z.strictObject({ handlers: z.array(text(60)).min(1).max(20) })
export const LayoutElements = z.array(LayoutElement)

export const elementSchemas = {
  getByHandlers: { input: GetByHandlers, data: LayoutElements },
}
