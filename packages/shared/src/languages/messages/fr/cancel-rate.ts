import type { cancelRate as en } from '../en/cancel-rate.ts';
import type { Translation } from '../translation.ts';

/** How many orders a shop cancels, to itself, to staff and to buyers. */
export const cancelRate: Translation<typeof en> = {
  'cancelRate.title': 'Commandes annulées',
  'cancelRate.counted': '{cancelled} commandes annulées sur {paid} en {days} jours',
  'cancelRate.within':
    'Au-delà de {percent}, cela s’affiche sur votre page. Les annulations demandées par l’acheteur ne comptent pas, sauf en cas de retard.',
  'cancelRate.tooMany':
    'C’est plus de {percent} : cela s’affiche sur votre page. Tenez votre stock à jour pour faire baisser ce taux.',
  'cancelRate.shown': 'Sur votre page',
  'cancelRate.onShop':
    'Cette boutique a annulé ou n’a pas expédié {percent} de ses commandes ces {days} derniers jours.',
  'cancelRate.column': 'Annulées',
  'cancelRate.ofOrders': '{percent} de {count}',
  'cancelRate.limit': 'Limite de commandes annulées',
  'cancelRate.limitNote':
    'Une boutique qui annule plus que cette part de ses commandes payées en 90 jours l’affiche sur sa page. En dessous de dix commandes, rien n’est affiché.',
  'cancelRate.limitPercent': 'Pourcentage des commandes',
  'cancelRate.limitSave': 'Enregistrer la limite',
  'cancelRate.limitSaved': 'Limite enregistrée',
  'people.done.cancel-limit.changed': 'Limite de commandes annulées modifiée',
};
