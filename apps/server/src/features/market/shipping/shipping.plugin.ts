import { shippingMethodId, shippingProfileId, shopId } from '@souk/shared/ids.ts';
import {
  methodBody,
  profileBody,
  profileChange,
  type ReadProfileChange,
  shippingProfile,
  shippingProfileList,
} from '@souk/shared/market/shipping/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { addMethod, changeMethod, removeMethod } from './method.service.ts';
import { addProfile, changeProfile, listProfiles, removeProfile } from './profile.service.ts';

const tags = ['Shipping'];
const config = { access: { shopOf: 'shopId' } } as const;
const ofShop = z.object({ shopId });
const ofProfile = ofShop.extend({ profileId: shippingProfileId });
const ofMethod = ofProfile.extend({ methodId: shippingMethodId });

/** How a shop sends what it sells. */
export const shipping: Feature = async (app) => {
  app.get(
    '/shops/:shopId/shipping-profiles',
    {
      config,
      schema: {
        operationId: 'listShippingProfiles',
        tags,
        summary: 'The shipping profiles of one’s shop with their methods, the default first',
        params: ofShop,
        response: { 200: shippingProfileList },
      },
    },
    (request) => listProfiles(request.userCtx, request.params.shopId),
  );

  app.post(
    '/shops/:shopId/shipping-profiles',
    {
      config: { ...config, speaks: true },
      schema: {
        operationId: 'addShippingProfile',
        tags,
        summary: 'Add a shipping profile, for products that are sent otherwise',
        params: ofShop,
        body: profileBody,
        response: { 201: shippingProfile },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addProfile(request.userCtx, request.params.shopId, request.body)),
  );

  app.patch(
    '/shops/:shopId/shipping-profiles/:profileId',
    {
      config: { ...config, speaks: ({ name }: ReadProfileChange) => name !== undefined },
      schema: {
        operationId: 'changeShippingProfile',
        tags,
        summary: 'Change a shipping profile, or make it the default',
        params: ofProfile,
        body: profileChange,
        response: { 200: shippingProfile },
      },
    },
    ({ userCtx, params, body }) => changeProfile(userCtx, params.shopId, params.profileId, body),
  );

  app.delete(
    '/shops/:shopId/shipping-profiles/:profileId',
    {
      config,
      schema: {
        operationId: 'deleteShippingProfile',
        tags,
        summary: 'Delete a shipping profile; its products go by the default from then on',
        params: ofProfile,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, params }, reply) => {
      await removeProfile(userCtx, params.shopId, params.profileId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/shops/:shopId/shipping-profiles/:profileId/methods',
    {
      config: { ...config, speaks: true },
      schema: {
        operationId: 'addShippingMethod',
        tags,
        summary: 'Add a method to a shipping profile',
        params: ofProfile,
        body: methodBody,
        response: { 201: shippingProfile },
      },
    },
    async ({ userCtx, params, body }, reply) => reply.code(201).send(await addMethod(userCtx, params, body)),
  );

  app.put(
    '/shops/:shopId/shipping-profiles/:profileId/methods/:methodId',
    {
      config: { ...config, speaks: true },
      schema: {
        operationId: 'changeShippingMethod',
        tags,
        summary: 'Change a method of a shipping profile',
        params: ofMethod,
        body: methodBody,
        response: { 200: shippingProfile },
      },
    },
    ({ userCtx, params, body }) => changeMethod(userCtx, params, params.methodId, body),
  );

  app.delete(
    '/shops/:shopId/shipping-profiles/:profileId/methods/:methodId',
    {
      config,
      schema: {
        operationId: 'deleteShippingMethod',
        tags,
        summary: 'Delete a method of a shipping profile',
        params: ofMethod,
        response: { 200: shippingProfile },
      },
    },
    ({ userCtx, params }) => removeMethod(userCtx, params, params.methodId),
  );
};
