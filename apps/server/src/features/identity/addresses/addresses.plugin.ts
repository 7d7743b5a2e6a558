import { address, addressBody, addressList } from '@souk/shared/identity/addresses/schema.ts';
import { addressId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { addAddress, changeAddress, listAddresses, makeDefault, removeAddress } from './address.service.ts';

const tags = ['Addresses'];
const params = z.object({ addressId });

/** Where parcels go. */
export const addresses: Feature = async (app) => {
  app.get(
    '/addresses',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listAddresses',
        tags,
        summary: 'One’s own addresses, the default first',
        response: { 200: addressList },
      },
    },
    (request) => listAddresses(request.userCtx),
  );

  app.post(
    '/addresses',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'addAddress',
        tags,
        summary: 'Add an address; the first becomes the default',
        body: addressBody,
        response: { 201: address },
      },
    },
    async (request, reply) => reply.code(201).send(await addAddress(request.userCtx, request.body)),
  );

  app.put(
    '/addresses/:addressId',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'changeAddress',
        tags,
        summary: 'Change an address',
        params,
        body: addressBody,
        response: { 200: address },
      },
    },
    (request) => changeAddress(request.userCtx, request.params.addressId, request.body),
  );

  app.put(
    '/addresses/:addressId/default',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'makeAddressDefault',
        tags,
        summary: 'Make this the default address for auction wins',
        params,
        response: { 200: address },
      },
    },
    (request) => makeDefault(request.userCtx, request.params.addressId),
  );

  app.delete(
    '/addresses/:addressId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'deleteAddress',
        tags,
        summary: 'Delete an address; after the default the newest of the others takes its place',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeAddress(request.userCtx, request.params.addressId);
      return reply.code(204).send(null);
    },
  );
};
