import type { Hono } from 'hono'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { cartSchemas } from '@/lib/api/v2/ecommerce/cart.schema'
import { implement } from '@/server/implement'
import { addItem } from './add-item'
import { clearCart } from './clear-cart'
import { deleteItem } from './delete-item'
import { getCart } from './get-cart'
import { getNewCartSession } from './get-new-cart-session'
import { updateItem } from './update-item'
import { validateCart } from './validate-cart'

export function cartRoutes(app: Hono) {
  implement(app, cartApi, cartSchemas, { getNewCartSession, getCart, validateCart, addItem, updateItem, deleteItem, clearCart })
}
