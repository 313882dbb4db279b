import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'Modelo do fluxo de trabalho “{workflow}”',
    lead: 'Este é o modelo. Cada nome entre chaves duplas dá lugar a um valor quando um documento é criado. Aqui você pode vê-lo, mas não alterar nada.',
    leadSample: 'Este é o modelo, preenchido com os valores de um exemplo. Aqui você pode vê-lo, mas não alterar nada.',
    count: '{count, plural, one {{count} campo} many {{count} de campos} other {{count} campos}}',
    noFields: 'O modelo não tem campos: todos os documentos são iguais a ele.',
    uses: {
      condition: 'decide o que é exibido',
      group: 'repetido para cada item',
    },
    nameless: '(sem nome)',
    place: {
      quoted: '{where}: “{quote}”',
      numbered: '{term} {number}',
      terms: {
        text: 'Texto',
        slide: 'Slide',
        notes: 'Anotações',
        header: 'Cabeçalho',
        footer: 'Rodapé',
        footnote: 'Nota de rodapé',
        endnote: 'Nota de fim',
        comment: 'Comentário',
        slideLayout: 'Layout de slide',
        slideMaster: 'Slide mestre',
        chart: 'Gráfico',
        smartArt: 'SmartArt',
        documentProperties: 'Propriedades do documento',
        customData: 'Dados personalizados',
        textBox: 'Caixa de texto',
        table: 'Tabela',
        row: 'Linha',
        picture: 'Imagem',
        altText: 'Texto alternativo',
      },
    },
    without: {
      gone: 'O modelo foi removido. Fale com quem enviou este link a você.',
      no_converter: 'Neste servidor não é possível criar imagens das páginas, pois o LibreOffice não está instalado. A lista de campos está completa.',
      busy: 'As imagens das páginas ainda não estão prontas. Carregue esta página de novo em um minuto.',
      failed: 'Não é possível criar imagens deste modelo. A lista de campos está completa.',
    },
  },
};
