/** Every call of the shop, in reading order: what OpenAPI shows and what the tests hold against the specification. */

import {
  addAddress,
  deleteAddress,
  getAddress,
  getAddresses,
  setAddress,
  setDefaultAddress,
  suggestStreets,
} from './addresses.ts';
import {
  changePassword,
  confirmEmail,
  confirmRecovery,
  endOtherSessions,
  endSession,
  getLoginWays,
  getSessions,
  logIn,
  logInByCode,
  logOut,
  prolongSession,
  recover,
  register,
  resendConfirmation,
  sendCode,
} from './auth.ts';
import { getBrand, getBrands } from './brands.ts';
import type { Call } from './call.ts';
import { calculateCart, getCart, removeFromCart, setCart } from './cart.ts';
import { getProduct, getProductsByCodes, getSection, getSections } from './catalog.ts';
import { calculateDelivery, getOrderOptions, getSlots, holdSlot, releaseSlot } from './checkout.ts';
import { getCities } from './cities.ts';
import { getAdvice, getAdviceCategory, getArticle, getPage, getSubPage } from './content.ts';
import { changeUser, deleteUser, exportUser, getUser } from './customers.ts';
import { askForNotice, sendCallback } from './feedback.ts';
import { getProducts } from './listing.ts';
import {
  addToCompare,
  addToFavorites,
  getCompareCodes,
  getCompareList,
  getCompareListByCodes,
  getFavoriteCodes,
  getFavorites,
  getFavoritesByCodes,
  removeFromCompare,
  removeFromFavorites,
} from './lists.ts';
import { authorizeStream } from './live.ts';
import { blockCard, getCard, getNewCard, getOperations } from './loyalty.ts';
import { createOrder } from './orders.ts';
import { calculatePromotions, getPromoCode, getPromotion, getPromotions } from './promotions.ts';
import { getRecommendations, recordView } from './recommendations.ts';
import { getSearch, getSuggestions } from './search.ts';
import { getSeo } from './seo.ts';
import { getStores } from './stores.ts';
import {
  addOrganization,
  askForContract,
  changeOrganization,
  chooseOrganization,
  findCompany,
  getDebts,
  getOrganizations,
  getOwnStanding,
  removeOrganization,
} from './wholesale.ts';

export const calls = {
  getCities,
  getUser,
  getLoginWays,
  changeUser,
  exportUser,
  deleteUser,
  logIn,
  sendCode,
  logInByCode,
  register,
  confirmEmail,
  resendConfirmation,
  recover,
  confirmRecovery,
  logOut,
  prolongSession,
  getSessions,
  endSession,
  endOtherSessions,
  changePassword,
  getAddresses,
  addAddress,
  suggestStreets,
  getAddress,
  setAddress,
  deleteAddress,
  setDefaultAddress,
  getSections,
  getSection,
  getProducts,
  getProductsByCodes,
  getProduct,
  getBrands,
  getBrand,
  getCart,
  setCart,
  removeFromCart,
  calculateCart,
  getOrderOptions,
  calculateDelivery,
  getSlots,
  holdSlot,
  releaseSlot,
  createOrder,
  getPromoCode,
  getPromotions,
  getPromotion,
  calculatePromotions,
  getRecommendations,
  recordView,
  getSearch,
  getSuggestions,
  getStores,
  getCard,
  getNewCard,
  blockCard,
  getOperations,
  getOrganizations,
  addOrganization,
  changeOrganization,
  removeOrganization,
  chooseOrganization,
  findCompany,
  askForContract,
  getOwnStanding,
  getDebts,
  getAdvice,
  getAdviceCategory,
  getArticle,
  getPage,
  getSubPage,
  getSeo,
  sendCallback,
  askForNotice,
  getCompareCodes,
  getCompareList,
  getCompareListByCodes,
  addToCompare,
  removeFromCompare,
  getFavorites,
  getFavoritesByCodes,
  getFavoriteCodes,
  addToFavorites,
  removeFromFavorites,
  authorizeStream,
} as const satisfies Record<string, Call>;
