import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'Plantilla del flujo de trabajo «{workflow}»',
    lead: 'Esta es la plantilla. Cada nombre entre llaves dobles deja su lugar a un valor cuando se crea un documento. Aquí puede verla, pero no cambiar nada.',
    leadSample: 'Esta es la plantilla, rellena con los valores de un ejemplo. Aquí puede verla, pero no cambiar nada.',
    count: '{count, plural, one {{count} campo} many {{count} de campos} other {{count} campos}}',
    noFields: 'La plantilla no tiene campos: todos los documentos son iguales a ella.',
    uses: {
      condition: 'decide qué se muestra',
      group: 'se repite por cada entrada',
    },
    nameless: '(sin nombre)',
    place: {
      quoted: '{where}: «{quote}»',
      numbered: '{term} {number}',
      terms: {
        text: 'Texto',
        slide: 'Diapositiva',
        notes: 'Notas',
        header: 'Encabezado',
        footer: 'Pie de página',
        footnote: 'Nota al pie',
        endnote: 'Nota al final',
        comment: 'Comentario',
        slideLayout: 'Diseño de diapositiva',
        slideMaster: 'Patrón de diapositivas',
        chart: 'Gráfico',
        smartArt: 'SmartArt',
        documentProperties: 'Propiedades del documento',
        customData: 'Datos personalizados',
        textBox: 'Cuadro de texto',
        table: 'Tabla',
        row: 'Fila',
        picture: 'Imagen',
        altText: 'Texto alternativo',
      },
    },
    without: {
      gone: 'La plantilla se ha eliminado. Pregunte a quien le envió este enlace.',
      no_converter: 'En este servidor no se pueden crear imágenes de las páginas, porque LibreOffice no está instalado. La lista de campos está completa.',
      busy: 'Las imágenes de las páginas aún no están listas. Vuelva a cargar esta página dentro de un minuto.',
      failed: 'No se pueden crear imágenes de esta plantilla. La lista de campos está completa.',
    },
  },
};
