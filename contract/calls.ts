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
  changePhone,
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
import { calculateMaterials, getCalculators } from './calculators.ts';
import type { Call } from './call.ts';
import { calculateCart, getCart, removeFromCart, setCart } from './cart.ts';
import { getProduct, getProductsByCodes, getSection, getSections } from './catalog.ts';
import { calculateDelivery, getOrderOptions } from './checkout.ts';
import { getCities } from './cities.ts';
import { getCompanions } from './companions.ts';
import { getAdvice, getAdviceCategory, getArticle, getPage, getSubPage } from './content.ts';
import {
  exportEstimate,
  getSharedEstimate,
  importEstimate,
  putEstimateIntoCart,
  shareEstimate,
  unshareEstimate,
} from './estimate-exchange.ts';
import {
  addEstimate,
  addEstimateItems,
  copyEstimate,
  deleteEstimate,
  getEstimate,
  getEstimates,
  repriceEstimate,
  setEstimate,
} from './estimates.ts';
import { recordEvents } from './events.ts';
import { askForNotice, askQuestion, sendCallback } from './feedback.ts';
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
import { askForPro, blockCard, getCard, getNewCard, getOperations, getPro } from './loyalty.ts';
import {
  cancelOrder,
  decideReplacement,
  getOrder,
  getOrders,
  getReturnPhoto,
  repeatOrder,
  returnOrder,
} from './order-life.ts';
import { getOrderDocument, getPayment, retryPayment } from './order-payments.ts';
import { createOrder } from './orders.ts';
import { tellPayment } from './payments.ts';
import { calculatePromotions, getPromoCode, getPromotion, getPromotions } from './promotions.ts';
import { exportPurchased, getPurchased } from './purchased.ts';
import { getReceipt, getReceiptPdf, sendReceipt } from './receipts.ts';
import { getRecommendations, recordView } from './recommendations.ts';
import { getSearch, getSuggestions } from './search.ts';
import { getSeo } from './seo.ts';
import { calculateSet, getSet, getSets } from './sets.ts';
import { getSlots, holdSlot, releaseSlot } from './slots.ts';
import { getStores } from './stores.ts';
import { changeUser, deleteUser, exportUser, getUser } from './users.ts';
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
import { getZones } from './zones.ts';

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
  changePhone,
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
  getOrders,
  getOrder,
  cancelOrder,
  decideReplacement,
  repeatOrder,
  returnOrder,
  getReturnPhoto,
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
  getCalculators,
  calculateMaterials,
  getCompanions,
  getRecommendations,
  recordView,
  recordEvents,
  getSearch,
  getSuggestions,
  getSets,
  getSet,
  calculateSet,
  getStores,
  getZones,
  getPayment,
  retryPayment,
  tellPayment,
  getOrderDocument,
  getReceipt,
  getReceiptPdf,
  sendReceipt,
  getPurchased,
  exportPurchased,
  getCard,
  getNewCard,
  blockCard,
  getOperations,
  getPro,
  askForPro,
  getOrganizations,
  addOrganization,
  changeOrganization,
  removeOrganization,
  chooseOrganization,
  findCompany,
  askForContract,
  getOwnStanding,
  getDebts,
  getEstimates,
  addEstimate,
  getSharedEstimate,
  getEstimate,
  setEstimate,
  deleteEstimate,
  addEstimateItems,
  copyEstimate,
  repriceEstimate,
  shareEstimate,
  unshareEstimate,
  putEstimateIntoCart,
  importEstimate,
  exportEstimate,
  getAdvice,
  getAdviceCategory,
  getArticle,
  getPage,
  getSubPage,
  getSeo,
  sendCallback,
  askForNotice,
  askQuestion,
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
